### What the page says where a player sets how this device plays, in English.

page-set-pace = Speed of movement
page-set-pace-slow = Slow
page-set-pace-usual = Usual
page-set-pace-fast = Fast
page-set-pace-still = Nothing moves
page-set-confirm = Confirm my choices
page-set-confirm-auto = Where a finger slips
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-confirm-help = A choice that cannot be taken back is shown once more before it counts. “Where a finger slips” means small squares on a touch screen.
page-set-text = Size of the text
page-set-text-usual = Usual
page-set-text-large = Large
page-set-text-huge = Very large
page-set-home = My matches against the computer and at one screen
page-set-home-device = On this device
page-set-home-server = At the server
page-set-home-help = On this device they need no network and nobody else sees them. At the server you can go on with them from a link, and others can watch.
page-set-sound = Sound
page-set-sound-help = Cards, dice, ball, whistle and crowd.
page-set-buzz = Vibration
page-set-buzz-help = On phones that can.
page-set-throws = Throw the dice myself
page-set-throws-help = Tap the dice, press the space bar or shake the phone.
page-set-keys = Single keys
page-set-keys-help = Letters and digits that act at once. Switch them off if they get in the way.
page-set-keys-list =
    1 … 9|make the choice with this number; at SHOOT pick up the player
    ← → ↑|aim a kick
    Space|skip ahead, throw the dice
    Esc|put down, step back
    ?|open the rules
