/** The ids of cars this browser looked at on this dealer's site, newest first (VDP-49); none where storage fails. */
export function readViewedIds(tenantSlug: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${tenantSlug}.viewed_cars`) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((each) => (typeof each?.id === 'string' ? [each.id] : []))
  } catch (error) {
    console.warn('The viewed cars cannot be read.', error)
    return []
  }
}
