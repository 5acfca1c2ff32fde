export type Order =
  | { do: "request"; id: number; path: string; body?: unknown; token?: string }
  | { do: "explain"; id: number; record: string }
  | { do: "verify"; id: number; record: string }
  | { do: "open"; name: string; kept: Kept; leads: boolean }
  | { do: "lead"; name: string; leads: boolean }
  | { do: "close"; name: string }
  | { do: "enter"; page: number; name: string }
  | { do: "say"; page: number; text: string }
  | { do: "leave"; page: number }
  | { do: "kept"; name: string; ticket: number }
  | { do: "not_kept"; name: string; ticket: number }
  | { do: "learn"; name: string; n: number; lines: string; left: number | null }
  | { do: "time" }
  | { do: "work" };
export type Kept = { header: string; secret: string; lines: string; left: number | null; standing: unknown };
export type Keep =
  | { kind: "step"; n: number; lines: string; left: number | null }
  | { kind: "amend"; header: string; standing: unknown; start: string | null }
  | { kind: "create"; name: string; kept: Kept };
export type Deed =
  | { do: "answer"; id: number; status: number; body: unknown }
  | { do: "frame"; page: number; text: string }
  | { do: "end"; page: number }
  | { do: "keep"; name: string; ticket: number; what: Keep };
export type Done = { deeds: Deed[]; due: number | null; works: boolean };
