### Les refus de la page elle‑même, en français.

page-refusal-device-full = Il n’y a plus de place sur cet appareil. Supprime d’anciens matchs, après les avoir enregistrés dans des fichiers si tu y tiens, puis réessaie.
