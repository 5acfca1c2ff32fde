/** Where the arrows have walked to on the board, as the table names its places; "" for nowhere. */
class Walked {
  at = $state("");
}
export const walked = new Walked();
