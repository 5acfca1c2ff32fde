### What the page says where squads and strips of Simulator Soccer are made, in English.

## The squad

dress-squad-about = Take 16 of the 112 stickers. What they cost together makes the class of your team.
dress-squad-yours = Your squad
dress-points = points
dress-class =
    { $strength ->
        [weak] points: weak
        [average] points: average
        [tournament] points: tournament
        [strong] points: strong
        [very-strong] points: very strong
       *[excessive] points: more than is advised
    }
dress-needs-size =
    { $count ->
        [one] Take one more: a squad has 16.
       *[other] Take { $count } more: a squad has 16.
    }
dress-needs-keeper = Take a keeper: one with an X.
dress-needs-fewer = Put keepers back: { $count } with an X is the most.
dress-needs-name = Give it a name first.
dress-empty = Nothing is chosen yet.
dress-full = You have your { $count }: put one back before you take another.
# The initials of the colours, in the order X Y G R B K S of the rules.
dress-initials = XYGRBKS
dress-squad-good = This squad may play.
dress-squad-much = This squad may play, but more than 50 points are advised against.
dress-eleven = The eleven
dress-bench = The bench
dress-drop = Put back:
dress-order = Put in order
dress-clear = Empty
dress-catalogue = The catalogue
dress-filter = Only with
dress-mark =
    { $mark ->
        [X] Keeper
        [Y] Build-up
        [G] Flanks
        [R] Finishing
        [B] Defending
        [K] Heading
       *[S] Speed
    }
dress-marks =
    { $mark ->
        [X] keeper
        [Y] { $count } yellow
        [G] { $count } green
        [R] { $count } red
        [B] { $count } blue
        [K] black
       *[S] grey
    }
dress-sticker = { $marks }, value { $value }, dribble { $dribble }, marking { $marking }, tackle { $tackle }, keeping { $keeping }
dress-cost = Value
dress-any = any
dress-sort = Sort by
dress-by =
    { $by ->
        [first] number
        [value] value
        [dribble] dribble
        [marking] marking
        [tackle] tackle
       *[keeping] keeping the ball
    }
dress-left = { $count } left
dress-none = No sticker has all of that. Take a filter away.

## The strip

dress-strip-about = Dress your team. A strip changes nothing in the play; everybody at the table sees it.
dress-strip-new = Our colours
dress-picture = How it looks
dress-first = First strip
dress-second = Second strip
dress-number = Number
dress-design = The strip
dress-pattern = Pattern
dress-pattern-name =
    { $pattern ->
        [plain] Plain
        [stripes] Stripes
        [hoops] Hoops
        [halves] Halves
        [sash] Sash
       *[band] Band
    }
dress-colours = Colours
dress-part =
    { $part ->
        [shirt] Shirt
        [accent] Second colour
        [shorts] Shorts
       *[socks] Socks
    }
dress-words = Badge and sponsors
dress-badge = Badge
dress-sponsor = Sponsor { $number }
dress-names = Names on the shirts
dress-name-of = Name of number { $number }
dress-meets = Against another strip
dress-against = They meet
dress-nobody = nobody
dress-clash = Too much like { $name }: as the second team you play in your second strip.
dress-apart = Easy to tell from { $name }.
dress-propose = Suggest a second strip
dress-anew = Something new

## Kept, handed on, printed

dress-keep = Keep and hand on
dress-from = Start from
dress-reds = The Reds
dress-blues = The Blues
dress-squad-shelf = Your squads
dress-squad-name = Name of the squad
dress-squad-saved = Your squads
dress-strip-shelf = Your strips
dress-strip-name = Name of the strip
dress-strip-saved = Your strips
dress-save = Save
dress-saved = “{ $name }” is saved in this browser.
dress-share = Share by link
dress-shared = The link is copied.
dress-link = Link to share
dress-export = Save as a file
dress-import = Open a file
dress-undo = Take that back
dress-remove = Delete
dress-remove-not = Keep
dress-remove-one = Delete { $name }
dress-remove-sure = Delete “{ $name }”?
dress-play = Play with it
dress-to-squads = Make a squad
dress-to-strips = Design a strip
dress-print = Print, cut, stick
dress-print-about = Sixteen shirts and sixteen sticker tops at real size, with a ruler to check your printer.
dress-print-squad = Tops of
dress-print-pitch = Pitch
dress-paper =
    { $paper ->
        [none] without
        [a4] on 16 sheets of A4
        [a1] on one A1, at 80%
       *[a0] on one A0
    }
dress-print-go = Print as PDF
dress-printing = Drawing …
dress-needs-server = The server checks squads and strips and makes the sheets to print, and it is not in reach. What you have entered stays here.
dress-printed = The PDF is among your downloads. Print it at 100%.

## In the form of a new match

dress-teams = Squad and strip
dress-squad = Squad
dress-strip = Strip
dress-other = Another one
dress-clash-match = The strips are too much alike: Blue plays in its second one.
