import { localStore } from '#app/ui/browser-storage.ts'

const MOST = 50
const findKey = (tenantSlug: string) => `${tenantSlug}.popups_seen`

/** Was this promotion shown to this visitor on this dealer's site (PROMO-11)? */
export function wasSeen(tenantSlug: string, id: string, store = localStore): boolean {
  return readSeen(tenantSlug, store).includes(id)
}

/** Notes that it was shown; returns whether the browser stored it. */
export function storeSeen(tenantSlug: string, id: string, store = localStore): boolean {
  const others = readSeen(tenantSlug, store).filter((each) => each !== id)
  return store.write(findKey(tenantSlug), JSON.stringify([id, ...others].slice(0, MOST)))
}

function readSeen(tenantSlug: string, store: typeof localStore): string[] {
  const stored = store.readJson(findKey(tenantSlug))
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}
