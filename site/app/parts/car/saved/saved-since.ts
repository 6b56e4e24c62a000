import { localStore } from '#app/ui/browser-storage.ts'
import type { GarageEntry } from '../card/card-model.ts'

/*
 * When each favourite of this browser was saved, so that a price that fell since can be shown. Not in the favourites
 * themselves, whose fields are fixed (SAVE-04).
 */
const findKey = (tenantSlug: string) => `${tenantSlug}.favourites_since`

/** The instants, ISO 8601 in UTC, by the ids of the cars; a car saved before they were stored has none. */
export function readSavedSince(tenantSlug: string): ReadonlyMap<string, string> {
  const stored = localStore.readJson(findKey(tenantSlug))
  if (typeof stored !== 'object' || stored === null) return new Map()
  return new Map(
    Object.entries(stored).filter((each): each is [string, string] => typeof each[1] === 'string'),
  )
}

/**
 * Stores when a car was added, and forgets the cars that are not favourites any more.
 * @param added id of the car that was just saved; null where one was removed
 * @param now ISO 8601 in UTC
 */
export function writeSavedSince(
  tenantSlug: string,
  entries: readonly GarageEntry[],
  { added, now }: { added: string | null; now: string },
): void {
  const known = readSavedSince(tenantSlug)
  const kept = entries.flatMap(({ id }) => {
    const since = id === added ? now : known.get(id)
    return since === undefined ? [] : [[id, since] as const]
  })
  if (kept.length > 0) localStore.write(findKey(tenantSlug), JSON.stringify(Object.fromEntries(kept)))
  else localStore.remove(findKey(tenantSlug))
}
