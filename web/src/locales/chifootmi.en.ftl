### What the page says at the table of Chifootmi in English. Events, refusals and moves are in /locales/en.ftl.

chifootmi-table-desc = The cards of both sides, with the match zone between them.
chifootmi-duel = Duel { $duel } of { $duels }
chifootmi-kept = Kept { $kept } of { $needed }
chifootmi-phase-shot = Shot
chifootmi-phase-over = Full time
chifootmi-kick-name =
    { $kick ->
        [free-kick] Free kick
        [penalty] Penalty
        [last-shot] Last shot
        [shoot-out] Shoot-out
       *[shot] Shot
    }
chifootmi-kick-title =
    { $kick ->
        [free-kick] Free kick for { name-shooter }
        [penalty] Penalty for { name-shooter }
        [last-shot] Last shot for { name-shooter }
        [shoot-out] { name-shooter } on the spot
       *[shot] { name-shooter } shoots
    }
chifootmi-you-shoot = You shoot.
chifootmi-you-keep = You’re in goal.
chifootmi-goals = Goals
chifootmi-card =
    { page-colour }, { $card ->
        [X] Dribble/Tackle card
       *[value] { $card }
    }
chifootmi-card-goal = { page-colour }, a goal: the { $card } turned over
chifootmi-card-hidden = { page-colour }, a hidden card
chifootmi-pile-down =
    { $count ->
        [0] { page-colour }: the face-down pile is empty
        [one] { page-colour }: face-down pile, { $count } card
       *[other] { page-colour }: face-down pile, { $count } cards
    }
chifootmi-pile-up =
    { $count ->
        [0] { page-colour }: the face-up pile is empty
        [one] { page-colour }: face-up pile, { $count } card, { $card } on top
       *[other] { page-colour }: face-up pile, { $count } cards, { $card } on top
    }
chifootmi-pile-played =
    { $count ->
        [0] { page-colour }: no cards gathered
        [one] { page-colour }: { $count } card gathered
       *[other] { page-colour }: { $count } cards gathered
    }
chifootmi-sealed = { page-colour }: a sealed choice
chifootmi-sealed-mine = Your sealed choice
chifootmi-ask-card =
    { $shot ->
        [true] { $ball ->
            [yes] Now the shot: which card?
           *[no] They shoot: which card stops it?
        }
       *[false] { $ball ->
            [yes] You have the ball: which card?
           *[no] You defend: which card?
        }
    }
chifootmi-ask-pile = Take a new card: from which pile?
chifootmi-ask-shoot = Where do you shoot?
chifootmi-ask-dive = Where do you dive?
chifootmi-ask-offside = Offside! Do you raise the flag?
chifootmi-ask-one-two = A one-two is on. Do you play it?
chifootmi-aim =
    { $as ->
        [keeper] { $to ->
            [SL] To your right
            [SR] To your left
           *[SC] Stay in the middle
        }
       *[shooter] { $to ->
            [SL] Left
            [SR] Right
           *[SC] Centre
        }
    }
chifootmi-call-toss = { name-side } kicks off
chifootmi-call-kept = Kept { $kept } of { $needed }
chifootmi-call-lost = Ball lost
chifootmi-call-tackled = Tackled!
chifootmi-call-counter-attack = Counter-attack!
chifootmi-call-parried = Parried!
chifootmi-call-new-attempt = Past one man
chifootmi-call-over = Over the bar
chifootmi-call-goal = Goal!
chifootmi-call-offside =
    { $signalled ->
        [true] Offside!
       *[false] Play on
    }
chifootmi-call-one-two =
    { $made ->
        [true] One-two!
       *[false] No one-two
    }
chifootmi-call-full-time = Full time
chifootmi-call-kick-goal = Goal!
chifootmi-call-kick-saved = Saved!
chifootmi-shoot-out = Shoot-out
chifootmi-mark-goal = goal
chifootmi-mark-saved = saved
chifootmi-mark-open = not taken yet
chifootmi-mark-next = next
chifootmi-story-start = Kick-off
chifootmi-story-duel = Duel { $duel }
chifootmi-story-end = Full time
chifootmi-seen = Cards played and to come
chifootmi-seen-played = { name-side } has played
chifootmi-seen-unseen = Not seen yet
chifootmi-habit-offside = Always raise the flag for offside
chifootmi-habit-one-two = Always play the one-two

## Who and why

chifootmi-why-kept =
    { $attacker_card ->
        [X] The dribble gets past the { $defender_card }: { name-attacker } keeps the ball.
       *[value] { $even ->
            [true] { $attacker_card } each, and equal is enough: { name-attacker } keeps the ball.
           *[false] { $attacker_card } beats { $defender_card }: { name-attacker } keeps the ball.
        }
    }
chifootmi-why-lost = { $defender_card } beats { $attacker_card }: { name-defender } wins the ball.
chifootmi-why-tackled = The tackle stops the dribble: { name-defender } wins the ball.
chifootmi-why-counter-attack = A tackle won: one kept ball is enough for { name-side }.
chifootmi-why-parried = { $attacker_card } each: { name-attacker } shoots again.
chifootmi-why-new-attempt = The dribble gets past the { $defender_card }: { name-attacker } shoots again.
chifootmi-why-over = { $attacker_card } against { $defender_card }: { $difference } higher, and 3 is the most.
chifootmi-why-goal =
    { $card_shot ->
        [true] { $attacker_card } against { $defender_card }, { $by } higher: a goal for { name-side }.
       *[false] A goal for { name-side }.
    }
chifootmi-kick-by = A goal for { name-side }
chifootmi-kick-saved-by = { name-other } saves it
chifootmi-note-card =
    { $shot ->
        [true] { $ball ->
            [yes] A goal if you are 1, 2 or 3 higher. Equal: you shoot again.
           *[no] You stop it with a higher card, or 4 or more below. Equal: they shoot again.
        }
       *[false] { $ball ->
            [yes] Equal or higher keeps the ball.
           *[no] A higher card wins the ball; equal does not.
        }
    }
chifootmi-note-pile = The face-up card is known to both, the face-down one to you alone.
chifootmi-note-kick =
    { $as ->
        [keeper] The same side as the shooter saves it.
       *[shooter] A goal, unless the keeper goes the same way.
    }
chifootmi-x = D/T
