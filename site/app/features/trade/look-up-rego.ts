import { regoLookupPath } from '#app/paths.ts'

/** The vehicle of a registration as the site answers it; names of the wire. */
export type LookedUp =
  | { make: string; model: string; badge: string; year: number; description: string }
  | { error: string }

const NO_ANSWER = 'Registrations cannot be looked up at the moment.'

/** Which vehicle carries a registration (TRADE-10). Never throws. */
export async function lookUpRego(rego: string, state: string, ask: typeof fetch = fetch): Promise<LookedUp> {
  try {
    const answer: unknown = await (await ask(regoLookupPath(rego, state))).json()
    const known = answer as LookedUp | null
    return known !== null && ('description' in known || 'error' in known) ? known : { error: NO_ANSWER }
  } catch {
    return { error: NO_ANSWER }
  }
}
