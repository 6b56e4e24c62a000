import { createContext, useContext } from 'react'

/**
 * The nonce of the scripts and styles that the renderer writes. The server names those in the page's
 * policy by their hashes and removes the nonce again, so that the page can be cached.
 */
export const Nonce = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(Nonce)
