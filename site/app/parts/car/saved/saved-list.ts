import { useCallback, useSyncExternalStore } from 'react'
import { refusesMeasuring } from '#app/analytics/refuses-measuring.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import { localStore } from '#app/ui/browser-storage.ts'
import type { GarageEntry } from '../card/card-model.ts'
import { writeSavedSince } from './saved-since.ts'

/*
 * The cars saved in this browser for this dealer's site (SAVE-02 to SAVE-04, SAVE-17): favourites and cars to
 * compare. Each list's key names the site, so that two dealers on one host never share it (TEN-23). Other tabs follow
 * through the storage event; a page restored from the back/forward cache reads the lists again.
 */
/** The lists, as they are called in storage. */
export type SavedListName = 'favourites' | 'compare'

const CHANGED = 'forecourt:saved'
const NONE: readonly GarageEntry[] = []
const read = new Map<string, { text: string | null; entries: readonly GarageEntry[] }>()

/** A list, and a function to change it. */
export function useSavedList(tenantSlug: string, list: SavedListName) {
  const key = `${tenantSlug}.${list}`
  const entries = useSyncExternalStore(
    subscribe,
    () => readEntries(key),
    () => NONE,
  )
  // The list is read at the moment of change: two cards may change it before either re-renders.
  const change = useCallback(
    (changed: (entries: readonly GarageEntry[]) => readonly GarageEntry[]) =>
      writeEntries(key, changed(readEntries(key))),
    [key],
  )
  return { entries, change }
}

/** A list's current content, for code outside of rendering. */
export const readSavedList = (tenantSlug: string, list: SavedListName) => readEntries(`${tenantSlug}.${list}`)

/** The favourites, and a switch for one car. */
export function useGarage(tenantSlug: string) {
  const { entries, change } = useSavedList(tenantSlug, 'favourites')
  return {
    entries,
    toggle: (entry: GarageEntry) =>
      change((saved) => {
        const left = toggleEntry(saved, entry)
        const isAdded = left.length > saved.length
        writeSavedSince(tenantSlug, left, {
          added: isAdded ? entry.id : null,
          now: new Date().toISOString(),
        })
        if (isAdded) reportFavourite(entry)
        return left
      }),
  }
}

/** The list with the car added in front, or without it when it was there. */
export function toggleEntry(entries: readonly GarageEntry[], entry: GarageEntry): GarageEntry[] {
  const others = entries.filter(({ id }) => id !== entry.id)
  return others.length < entries.length ? others : [entry, ...others]
}

/** What storage holds as entries; anything else in it counts as none. */
export function parseEntries(text: string | null): readonly GarageEntry[] {
  const parsed = parseJson(text ?? '')
  return Array.isArray(parsed) ? parsed.filter(isEntry) : NONE
}

const isEntry = (each: Partial<GarageEntry> | null) =>
  typeof each?.id === 'string' && typeof each.slug === 'string' && typeof each.name === 'string'

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener('pageshow', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener('pageshow', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

// The same list object while the text is the same: React compares snapshots by identity.
function readEntries(key: string): readonly GarageEntry[] {
  const text = localStore.read(key)
  const known = read.get(key)
  if (known && known.text === text) return known.entries
  const entries = parseEntries(text)
  read.set(key, { text, entries })
  return entries
}

function writeEntries(key: string, entries: readonly GarageEntry[]): void {
  localStore.write(key, JSON.stringify(entries))
  dispatchEvent(new Event(CHANGED))
}

/**
 * Reports a new favourite to the page's analytics (SAVE-02, ANA-08) through the tag managers' list
 * (`window.dataLayer`), unless the browser asks not to be measured. Failures are only logged (ANA-10); no personal data is sent.
 */
export function reportFavourite({ id, name, make, model }: GarageEntry): void {
  try {
    if (refusesMeasuring()) return
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'add_favourite', car_id: id, car_name: name, make, model })
  } catch (error) {
    console.warn('The favourite was not reported to analytics.', error)
  }
}
