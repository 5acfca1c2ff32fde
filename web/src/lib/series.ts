import type { Outcome } from "../types/protocol";
import type { Held } from "./keep";

type Series = NonNullable<Held["series"]>;

/** The matches so far, with this one. */
export function added(before: Series | undefined, { winner }: Pick<Outcome, "winner">): Series {
  const { won, drawn } = before ?? { won: {}, drawn: 0 };
  return winner ? { won: { ...won, [winner]: (won[winner] ?? 0) + 1 }, drawn } : { won, drawn: drawn + 1 };
}

/** The same seen from the other seats, for a match with sides changed. */
export const swapped = ({ won, drawn }: Series): Series => ({ won: { R: won.B ?? 0, B: won.R ?? 0 }, drawn });
