import { parseState } from '#app/domain/charges/state-code.ts'
import { readStateCookie } from '#app/http/state-cookie.server.ts'
import { REGISTERED_IN } from '#app/paths.ts'

/** Whether a page's bytes depend on the state that a browser remembers: it reads one, and the address names none. */
export const remembersState = (url: URL, reads: ReadonlySet<string> | null): boolean =>
  reads?.has(REGISTERED_IN) === true && parseState(url.searchParams.get(REGISTERED_IN)) === null

/**
 * The address of a page that reads the shopper's state, with the state that it names or else the browser remembers. One
 * that does not exist is left out: there are eight, so that a page has as many copies at the most.
 * @param reads names of the query parameters that the page reads; null when unknown
 */
export function withShoppersState(
  url: URL,
  reads: ReadonlySet<string> | null,
  cookies: string | undefined,
): URL {
  if (!reads?.has(REGISTERED_IN)) return url
  const written = url.searchParams.get(REGISTERED_IN)
  const state = parseState(written) ?? readStateCookie(cookies ?? null)
  if (written === null && state === null) return url
  const asked = new URL(url)
  asked.searchParams.delete(REGISTERED_IN)
  if (state !== null) asked.searchParams.set(REGISTERED_IN, state.toLowerCase())
  return asked
}
