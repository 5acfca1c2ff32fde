// Matches of computers among themselves in WebAssembly, as `crates/browser/examples/exhibit.rs` plays them natively:
// `node exhibit.mjs FOLDER MATCHES CHAMPIONS`.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [folder, ...numbers] = process.argv.slice(2);
const [matches = 100, champions = 1] = numbers.map(Number);
const OPTIONS = { challenge: { friendly: "on" }, simulator: { ticks_per_half: "11" } };
const RANDOM = 32;

/** The seconds that this program has had processors for, which others who use them do not lengthen. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Does an order with the random bytes all nought; the answer as it is told. */
function take({ memory, reserve, take, told }, order) {
  const text = new TextEncoder().encode(JSON.stringify(order));
  const at = reserve(RANDOM + text.length);
  const bytes = new Uint8Array(memory.buffer, at, RANDOM + text.length);
  bytes.fill(0);
  bytes.set(text, RANDOM);
  const length = take(0);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, told(), length)));
}

for (const game of ["chifootmi", "shoot", "challenge", "simulator"]) {
  const bytes = readFileSync(`${folder}/${game}.wasm`);
  const asked = spent();
  const module = await WebAssembly.compile(bytes);
  console.error(`${game} compiled ${(spent() - asked).toFixed(3)}`);
  const { exports } = await WebAssembly.instantiate(module);
  for (const [player, many] of Object.entries({ random: matches, champion: champions })) {
    const begun = spent();
    for (let seed = 0; seed < many; seed++) {
      const order = { do: "exhibit", id: 1, options: OPTIONS[game] ?? {}, players: [player, player], seed };
      const [answer] = take(exports, order).deeds;
      const hash = createHash("sha256").update(JSON.stringify(answer.body)).digest("hex");
      console.log(`${game} ${player} ${seed} ${hash}`);
    }
    console.error(`${game} ${player} ${(spent() - begun).toFixed(3)}`);
  }
}
