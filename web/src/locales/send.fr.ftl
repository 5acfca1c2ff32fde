### Ce que la page dit quand on envoie un but ou un résultat en français.

send-title = Un but à envoyer
send-attack = Cette action en film
send-picture = L’action en image animée
send-making = Le film se prépare…
send-send = Envoyer
send-size = { $size } Ko, { $webm ->
    [true] WebM
   *[other] image animée
 }
send-failed = Cette action ne peut pas être filmée ici.
