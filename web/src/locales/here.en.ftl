### What the page says of matches that are played on this device, in English.

here-follows = This match is open in another window. Here you look on.
here-take-over = Go on here
here-full = There is no room left on this device, so your last choice is not kept. Delete old matches or save this one as a file, then choose again.
here-unkept = Your last choice could not be kept on this device. Choose again.
here-file = Save as a file
here-to-mine = My matches
here-on-device = On this device
here-may-go = The browser may clear the matches on this device when it needs the room. Save those you care about as files.
here-dice = The dice of these matches are drawn from a secret that this device keeps apart until the end. Afterwards everything can be checked, but whoever owns the device could look.
here-take-in = Take in a match from a file
here-taken-in = The match is on your list.
here-not-taken-in = This file does not hold a match that can be played here.
here-send = Send to the server
here-send-title = Play on at the server
here-send-help = The server takes the match as it stands and draws its own dice from here on. What was played before stays on this device.
here-send-friend = Go on with a friend, by link
here-send-watched = Go on as now, and let others watch by link
here-delete = Delete
here-delete-ask = Delete this match?
here-delete-help = It is on this device and nowhere else. Save it as a file first if you may want it back.
here-server-away = The server does not answer. Its matches are listed as soon as it is back.
