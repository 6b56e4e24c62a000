import { useSyncExternalStore } from 'react'
import type { GarageEntry } from './card-model.ts'

/*
 * The favourites of this browser on this dealer's site (SAVE-02 to SAVE-04): a list under a key that names the site,
 * so that two dealers on one host never share it (TEN-23). Other tabs follow through the storage event.
 */
const keyOf = (tenantSlug: string) => `${tenantSlug}.favourites`
const CHANGED = 'forecourt:garage'
const NONE: readonly GarageEntry[] = []

let read: { text: string | null; entries: readonly GarageEntry[] } = { text: null, entries: NONE }

/** The favourites, and a switch for one car; storage that fails is logged only (SAVE-16). */
export function useGarage(tenantSlug: string) {
  const key = keyOf(tenantSlug)
  const entries = useSyncExternalStore(
    subscribe,
    () => readEntries(key),
    () => NONE,
  )
  return {
    entries,
    toggle: (entry: GarageEntry) => writeEntries(key, toggleEntry(readEntries(key), entry)),
  }
}

/** The list with the car added in front, or without it when it was there. */
export function toggleEntry(entries: readonly GarageEntry[], entry: GarageEntry): GarageEntry[] {
  const others = entries.filter(({ id }) => id !== entry.id)
  return others.length < entries.length ? others : [entry, ...others]
}

/** What storage holds as entries; anything else in it counts as none. */
export function parseEntries(text: string | null): readonly GarageEntry[] {
  if (text === null) return NONE
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each?.id === 'string') : NONE
  } catch {
    return NONE // someone else's text under our key
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

// The same list object while the text is the same: React compares snapshots by identity.
function readEntries(key: string): readonly GarageEntry[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch (error) {
    console.warn('The garage cannot be read.', error)
  }
  if (text !== read.text) read = { text, entries: parseEntries(text) }
  return read.entries
}

function writeEntries(key: string, entries: GarageEntry[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(entries))
  } catch (error) {
    console.warn('The garage cannot be kept.', error)
  }
  dispatchEvent(new Event(CHANGED))
}
