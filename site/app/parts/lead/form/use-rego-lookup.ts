import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { regoLookupPath } from '#app/paths.ts'

/** The vehicle of a registration as the site answers it; names of the wire. */
export type RegoVehicleAnswer =
  | { make: string; model: string; badge: string; year: number; description: string }
  | { error: string }

/** The path that `useRegoLookup` loads, for `PrefetchRoutes`. */
export const REGO_ROUTE = regoLookupPath('', '')

const NO_ANSWER = { error: 'Rego look-up isn’t working right now.' }

/**
 * Which vehicle has a registration (TRADE-10). The same registration is looked up again only after a lookup without an
 * answer.
 * @param forSale only a vehicle that the dealer takes
 * @returns `answer` is null before the first lookup and during one
 */
export function useRegoLookup(forSale = false) {
  const { load, data, state } = useFetcher<RegoVehicleAnswer | null>()
  const last = useRef('')
  const isLooking = state !== 'idle'
  useEffect(() => {
    if (data === null && !isLooking) last.current = ''
  }, [data, isLooking])
  const lookUp = useCallback(
    (rego: string, regoState: string) => {
      const path = regoLookupPath(rego, regoState, forSale ? { for: 'sale' } : {})
      if (rego.trim() === '' || regoState === '' || path === last.current) return
      last.current = path
      load(path)
    },
    [load, forSale],
  )
  return { lookUp, isLooking, answer: isLooking || data === undefined ? null : (data ?? NO_ANSWER) }
}
