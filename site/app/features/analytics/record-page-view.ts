import { ANALYTICS_EVENTS, type AnalyticsEvent } from '@forecourt/schemas/contract/pure'
import { localStore, tabStore } from '#app/ui/browser-storage.ts'
import { LEFT_PRESSES, type Press, type Presses } from './early-presses.ts'
import { recordEvent } from './record-event.ts'

const MOST_PAGES = 20

/** Far more than anybody presses before a page is idle. */
const MOST_PRESSES = 50

let listening = false

/** Records a page view, and the presses on this page and later ones. */
export function recordPageView(tenant: string, path: string): void {
  storeVisitedPage(tenant, path)
  const { carId = '' } = document.querySelector<HTMLElement>('[data-car-type]')?.dataset ?? {}
  if (carId && /^\/cars\/[^/]+$/.test(path)) recordEvent(ANALYTICS_EVENTS.vehicleView, { car_id: carId })
  if (listening) return
  listening = true
  const page = window as unknown as { presses?: Press[] | Presses }
  const early = Array.isArray(page.presses) ? page.presses : []
  page.presses = { push: recordPress }
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
  const { href, path, carId, carType } = (stored ?? {}) as Partial<Record<keyof Press, unknown>>
  return [href, path, carId, carType].every((text) => typeof text === 'string')
}

/** Stores the visited page for a later lead (LEAD-23). */
function storeVisitedPage(tenant: string, path: string): void {
  const stored = localStore.readJson(`${tenant}.visited_pages`)
  const pages = Array.isArray(stored) ? stored : []
  if (pages.at(-1) !== path)
    localStore.write(`${tenant}.visited_pages`, JSON.stringify([...pages, path].slice(-MOST_PAGES)))
}

function recordPress(press: Press): void {
  const name = eventOf(press)
  if (!name) return
  const { path, carId, carType } = press
  const label = name === 'phoneClick' ? phoneLabel(path, carType) : name
  recordEvent(ANALYTICS_EVENTS[name], { label, car_id: carId }, path)
}

/** The event of a press; null for elements that are not measured. */
export function eventOf({
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
