import type { Squad } from "../types/challenge";

/** Numbers as squads write them: three or more in a row as a range. */
function writeNumbers(numbers: number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; ) {
    let last = i;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last++;
    if (last - i > 1) parts.push(`${sorted[i]}-${sorted[last]}`);
    else parts.push(...sorted.slice(i, last + 1).map(String));
    i = last + 1;
  }
  return parts.join(",");
}

export const writeSquad = ({ eleven, keeper, rings }: Squad): string =>
  `squad ${writeNumbers(eleven)} k${keeper}${rings.length ? ` c${writeNumbers(rings)}` : ""}`;
