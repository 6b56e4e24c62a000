import { createContext } from 'react'

/**
 * The mark that the renderer puts on the scripts it means to run, as their `nonce`. The server names the marked ones
 * in the page's policy by their hashes and takes the mark away, so a script that came with content is never allowed.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
