import { ANALYTICS_EVENTS, type AnalyticsEvent } from '@forecourt/schemas/contract/pure'
import { tabStore } from '#app/ui/browser-storage.ts'
import { countPages, countPress } from './counts/count-page.ts'
import { LEFT_PRESSES, type Press, type Presses } from './early-presses.ts'
import { recordEvent } from './record-event.ts'
import { refusesMeasuring } from './refuses-measuring.ts'

/** Far more than anybody presses before a page is idle. */
const MOST_PRESSES = 50

let listening = false

/** Records the presses on this page, also the ones before it was loaded, and on later ones. */
export function recordPresses(): void {
  if (listening) return
  listening = true
  const page = window as unknown as { presses?: Press[] | Presses }
  const early = Array.isArray(page.presses) ? page.presses : []
  page.presses = { push: recordPress }
  if (!refusesMeasuring()) countPages()
  for (const press of [...takeLeftPresses(), ...early].slice(0, MOST_PRESSES)) recordPress(press)
}

/** Presses of the page before, where it was left before its recorder was loaded. */
function takeLeftPresses(): Press[] {
  const stored = tabStore.readJson(LEFT_PRESSES)
  tabStore.remove(LEFT_PRESSES)
  return Array.isArray(stored) ? stored.filter(isPress) : []
}

/** Other scripts of the origin may store anything. */
function isPress(stored: unknown): stored is Press {
  const { href, path, carId, carType, counted } = (stored ?? {}) as Partial<Record<keyof Press, unknown>>
  return [href, path, carId, carType, counted ?? ''].every((text) => typeof text === 'string')
}

function recordPress(press: Press): void {
  if (typeof press.counted === 'string' && !refusesMeasuring()) countPress(press.path, press.counted)
  const name = findEvent(press)
  if (!name) return
  const { path, carId, carType } = press
  const label = name === 'phoneClick' ? phoneLabel(path, carType) : name
  recordEvent(ANALYTICS_EVENTS[name], { label, car_id: carId }, path)
}

/** The event of a press; null for elements that are not measured. */
export function findEvent({
  named,
  href,
  fills,
}: Pick<Press, 'named' | 'href' | 'fills'>): AnalyticsEvent | null {
  if (named && Object.hasOwn(ANALYTICS_EVENTS, named)) return named as AnalyticsEvent
  // A heart that is filled is being emptied.
  if (fills) return 'saveCar'
  if (href.startsWith('tel:')) return 'phoneClick'
  if (/^\/(cars\/[^/]+\/(checkout|buy-online)|checkout-journey)\b/.test(href)) return 'reserveButton'
  if (/^\/cars\/[^/]+\/finance-quote\b/.test(href)) return 'financeButton'
  if (/^\/cars\/[^/]+\/print\b|^\/api\/cars\/[^/]+\/pdf\b/.test(href)) return 'print'
  return /#finance-(calculator|form)$/.test(href) ? 'financeButton' : null
}

/** The page names which of the dealer's numbers was called (ANA-01). */
export function phoneLabel(path: string, carType: string): 'Used Car' | 'New Car' {
  return (path.startsWith('/cars/') ? carType : path).includes('used') ? 'Used Car' : 'New Car'
}
