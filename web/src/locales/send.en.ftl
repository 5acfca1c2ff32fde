### What the page says when a goal or a result is sent, in English.

send-title = A goal to send
send-attack = This attack as a film
send-picture = The attack as a moving picture
send-making = Making the film…
send-send = Send it
send-size = { $size } KB, { $webm ->
    [true] WebM
   *[other] moving picture
 }
send-failed = This attack cannot be shown as a film here.
