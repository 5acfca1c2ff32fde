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
    { name-side }, { $card ->
        [X] Dribble/Tackle card
       *[value] { $card }
    }
chifootmi-card-goal = { name-side }, a goal: the { $card } turned over
chifootmi-card-hidden = { name-side }, a hidden card
chifootmi-pile-down =
    { $count ->
        [0] { name-side }: the face-down pile is empty
        [one] { name-side }: face-down pile, { $count } card
       *[other] { name-side }: face-down pile, { $count } cards
    }
chifootmi-pile-up =
    { $count ->
        [0] { name-side }: the face-up pile is empty
        [one] { name-side }: face-up pile, { $count } card, { $card } on top
       *[other] { name-side }: face-up pile, { $count } cards, { $card } on top
    }
chifootmi-pile-played =
    { $count ->
        [0] { name-side }: no cards gathered
        [one] { name-side }: { $count } card gathered
       *[other] { name-side }: { $count } cards gathered
    }
chifootmi-sealed = { name-side }: a sealed choice
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
chifootmi-hint-1 = These four are your cards. Choose one: both sides show theirs at the same moment.
chifootmi-hint-2 = The ball card lies with the side that attacks. Keep the ball as often as there are studs, and you shoot.
chifootmi-hint-3 = After a duel you take a new card: the one that everybody sees, or a hidden one that only you will know.
chifootmi-habit-offside = Always raise the flag for offside
chifootmi-habit-one-two = Always play the one-two
