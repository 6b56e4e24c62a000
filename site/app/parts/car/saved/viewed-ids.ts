import { localStore } from '#app/ui/browser-storage.ts'

/** The ids of cars this browser looked at on this dealer's site, newest first (VDP-49). */
export function readViewedIds(tenantSlug: string): string[] {
  const stored = localStore.readJson(`${tenantSlug}.viewed_cars`)
  return Array.isArray(stored)
    ? stored.flatMap((each) => (typeof each?.id === 'string' ? [each.id] : []))
    : []
}
