import type { DealerContext } from '#app/context.ts'
import { ASKED } from '#app/http/route-handle.ts'

/** What the form of a block asks for by the address; null where it was not sent. */
export const readAsked = (key: string, { query }: Pick<DealerContext, 'query'>): URLSearchParams | null =>
  query?.get(ASKED) === key ? query : null
