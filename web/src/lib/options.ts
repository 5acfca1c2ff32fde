import { infoOf } from "./api";
import { has, hyphens, learn, t } from "./words.svelte";

/** Options in a few words: a level and the like by name, switches that are on, and other values. */
export function tellOptions(game: string, options: Record<string, string>): string[] {
  return Object.entries(options).flatMap(([key, value]) => {
    const word = `${game}-${hyphens(key)}-${hyphens(value)}`;
    const name = `${game}-option-${hyphens(key)}`;
    if (has(word)) return [t(word)];
    // A number of something: `throws:45`.
    const [unit = "", count] = value.split(":");
    if (count && has(`${game}-${hyphens(key)}-${unit}`)) return [t(`${game}-${hyphens(key)}-${unit}`, { count })];
    if (!has(name)) return [];
    // A squad or a strip is too long to be told.
    if (value.length > 24) return [t(name)];
    return [t("page-option", { option: t(name), value: ["on", "off"].includes(value) ? value : `${value} ` })];
  });
}

/** How a match is played: its level, and what differs from the usual. */
export async function inWords(game: string, options: Record<string, string>): Promise<string> {
  const [info] = await Promise.all([infoOf(game), learn(`${game}-form`)]);
  const known = info?.options ?? [];
  const told = known.filter(
    (option) => option.key === "level" || (options[option.key] ?? option.default) !== option.default,
  );
  return tellOptions(
    game,
    Object.fromEntries(told.map(({ key, default: usually }) => [key, options[key] ?? usually])),
  ).join(" · ");
}
