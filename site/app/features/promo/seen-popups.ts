const MOST = 50
const keyOf = (tenantSlug: string) => `${tenantSlug}.popups_seen`

/** Was this promotion shown to this visitor on this dealer's site (PROMO-11)? Where storage fails, it was. */
export function wasSeen(storage: Storage, tenantSlug: string, id: string): boolean {
  try {
    return readSeen(storage, tenantSlug).includes(id)
  } catch (error) {
    // Better never than on every page.
    console.warn('It cannot be known which promotions were seen.', error)
    return true
  }
}

/** Notes that it was shown. */
export function noteSeen(storage: Storage, tenantSlug: string, id: string): void {
  try {
    const others = readSeen(storage, tenantSlug).filter((each) => each !== id)
    storage.setItem(keyOf(tenantSlug), JSON.stringify([id, ...others].slice(0, MOST)))
  } catch (error) {
    console.warn('The promotion cannot be noted as seen.', error)
  }
}

function readSeen(storage: Storage, tenantSlug: string): string[] {
  const text = storage.getItem(keyOf(tenantSlug))
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string') : []
  } catch {
    return [] // someone else's text under our key
  }
}
