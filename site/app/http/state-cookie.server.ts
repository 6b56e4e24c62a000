import { parseState, type StateCode } from '#app/domain/charges/state-code.ts'
import { readCookie } from './read-cookie.server.ts'

const NAME = 'forecourt_state'
const SECONDS = 365 * 86_400

/** The state that the shopper has chosen; null for none, and for what is no state. */
export const readStateCookie = (header: string | null): StateCode | null =>
  parseState(readCookie(header, NAME))

/** The Set-Cookie header by which the browser remembers it. It is set only when a state is chosen. */
export const stateCookie = ({ protocol }: URL, state: StateCode): string =>
  `${NAME}=${state}; Path=/; Max-Age=${SECONDS}; SameSite=Lax; HttpOnly${protocol === 'https:' ? '; Secure' : ''}`
