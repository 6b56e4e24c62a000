import { createContext } from 'react'

/**
 * The mark that the renderer puts on the scripts and styles of its own, as their `nonce`. The server names the marked
 * ones in the page's policy by their hashes and takes the mark away, so one that came with content is never allowed.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
