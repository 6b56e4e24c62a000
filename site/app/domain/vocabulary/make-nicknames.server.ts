import NICKNAMES from './make-nicknames.json' with { type: 'json' }

/** What people call makes, by the make's name as the platform spells it; in lower case. A new one is a line of the file. */
export const MAKE_NICKNAMES: Readonly<Record<string, readonly string[]>> = NICKNAMES
