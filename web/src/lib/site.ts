/*
 * The page comes from a server that plays with others, or lies as plain files on a host that does not: then the document
 * says whether there is such a server elsewhere, and addresses stand behind "#", because such a host knows files alone.
 */
const told = globalThis.document?.documentElement.dataset.server;

export const site = told !== undefined;
/** What stands before an address of the server: nothing, the server elsewhere, or null if there is none. */
export const server = told === "" ? null : (told ?? "");
/** Where the files of the page lie. */
export const root = site ? "./" : "/";
/** The address of a page within this one. */
export const address = (path: string) => (site ? `#${path}` : path);
