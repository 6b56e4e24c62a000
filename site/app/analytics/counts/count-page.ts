import { countsPath } from '#app/paths.ts'
import { tabStore } from '#app/ui/browser-storage.ts'
import { noteClicked, takeFollowed } from './enquiries-after.ts'

/** An element that counts; what it is, is its value. */
const ATTRIBUTE = 'data-counted'
/** The page itself among the things that it counts. */
export const PAGE = 'page'
/** Set once a visit is counted; it ends with the tab. */
const VISIT = 'forecourt_visit'
/** A thing is seen once this much of it is, or this much of the window is it. */
const SEEN_PART = 0.5
/** Pause before elements that were added are looked for. */
const LOOK_MS = 300

type Count = { seen: 0 | 1; clicked: 0 | 1; enquiries: number }

/** By path, then by what it is. */
const waiting = new Map<string, Map<string, Count>>()
/** What was counted on the page that is open, so that it counts once. */
const counted = new Set<string>()
const watched = new WeakMap<Element, string>()
/** Elements in view that are hidden: slides that have not had their turn. */
const hidden = new Set<HTMLElement>()
let path = ''
let timer: ReturnType<typeof setTimeout> | undefined
let observer: IntersectionObserver

/** Counts what is seen on this page and on later ones, and reports it when the page is left or hidden. */
export function countPages(): void {
  if (timer !== undefined) return
  observer = new IntersectionObserver(noteInView, { threshold: [0, 0.25, SEEN_PART] })
  new MutationObserver(lookSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [ATTRIBUTE],
  })
  addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? report() : lookSoon()))
  addEventListener('pagehide', report)
  look()
}

/** Counts a press on something that counts, or only on the page. @param mark '' for a press on none */
export function countPress(on: string, mark: string): void {
  for (const what of mark === '' ? [PAGE] : [mark, PAGE]) {
    count(on, what, 'seen')
    if (count(on, what, 'clicked')) noteClicked([on, what])
  }
}

function lookSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(look, LOOK_MS)
}

function look(): void {
  timer ??= setTimeout(() => {}, 0)
  if (document.visibilityState === 'hidden') return
  if (location.pathname !== path) {
    path = location.pathname
    counted.clear()
    count(path, PAGE, 'seen')
  }
  for (const element of document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
    const thing = `${path} ${element.dataset.counted}`
    if (watched.get(element) === thing) continue
    watched.set(element, thing)
    observer.unobserve(element)
    observer.observe(element)
  }
  for (const element of hidden) if (element.isConnected) noteSeen(element)
  // Slides take turns without a change that an observer is told of.
  if (hidden.size > 0) timer = setTimeout(look, 1_000)
}

function noteInView(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio, intersectionRect } of entries) {
    hidden.delete(target as HTMLElement)
    if (intersectionRatio >= SEEN_PART || intersectionRect.height >= innerHeight * SEEN_PART)
      noteSeen(target as HTMLElement)
  }
  if (hidden.size > 0) lookSoon()
}

function noteSeen(element: HTMLElement): void {
  const isVisible = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true
  if (!isVisible) return void hidden.add(element)
  hidden.delete(element)
  observer.unobserve(element)
  count(location.pathname, element.dataset.counted ?? '', 'seen')
}

/** @returns whether it was not counted on this page before */
function count(on: string, what: string, how: 'seen' | 'clicked'): boolean {
  const key = `${on} ${what} ${how}`
  if (counted.has(key)) return false
  counted.add(key)
  createCount(on, what)[how] = 1
  return true
}

function createCount(on: string, what: string): Count {
  const things = waiting.get(on) ?? new Map<string, Count>()
  const one = things.get(what) ?? { seen: 0, clicked: 0, enquiries: 0 }
  waiting.set(on, things.set(what, one))
  return one
}

function report(): void {
  for (const [on, what] of takeFollowed()) createCount(on, what).enquiries += 1
  if (waiting.size === 0) return
  const pages = Array.from(waiting, ([on, things]) => ({
    path: on,
    items: Array.from(things, ([what, { seen, clicked, enquiries }]) => [what, seen, clicked, enquiries]),
  }))
  waiting.clear()
  const visit = tabStore.read(VISIT) === null
  tabStore.write(VISIT, '1')
  const body = new Blob([JSON.stringify({ visit, pages })], { type: 'application/json' })
  if (!navigator.sendBeacon(countsPath(), body)) console.warn('What the page counted was not reported.')
}
