import { tabStore } from '#app/ui/browser-storage.ts'

/** Something on a path: `[path, mark]`, the mark as `markCounted` writes it. */
export type CountedThing = readonly [path: string, mark: string]

/** What was clicked in this visit, and what of it an enquiry followed that no page has reported yet. */
const CLICKED = 'forecourt_clicked'
const FOLLOWED = 'forecourt_followed'
const MOST = 60

const readThings = (key: string): CountedThing[] => {
  const stored = tabStore.readJson(key)
  return Array.isArray(stored) ? stored.filter(isThing) : []
}

/** Other scripts of the origin may store anything. */
const isThing = (stored: unknown): stored is CountedThing =>
  Array.isArray(stored) && stored.length === 2 && stored.every((text) => typeof text === 'string')

/** Notes that a thing was clicked, for an enquiry later in this visit; it is forgotten with the tab. */
export function noteClicked([path, mark]: CountedThing): void {
  const others = readThings(CLICKED).filter(([on, what]) => on !== path || what !== mark)
  tabStore.write(CLICKED, JSON.stringify([...others, [path, mark]].slice(-MOST)))
}

/** Notes that an enquiry was sent, after all that was clicked before it. */
export function noteEnquiry(): void {
  tabStore.write(FOLLOWED, JSON.stringify([...readThings(FOLLOWED), ...readThings(CLICKED)].slice(-MOST)))
}

/** What enquiries followed since the last report. */
export function takeFollowed(): CountedThing[] {
  const things = readThings(FOLLOWED)
  tabStore.remove(FOLLOWED)
  return things
}
