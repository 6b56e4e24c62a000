import { ANALYTICS_EVENTS, type AnalyticsEvent } from '@forecourt/schemas/contract/pure'
import { localStore } from '#app/ui/browser-storage.ts'
import { recordEvent } from './record-event.ts'

const MOST_PAGES = 20

let listening = false

/** Records a page view, and listens to presses on this page and later ones. */
export function recordPageView(tenant: string, path: string): void {
  storeVisitedPage(tenant, path)
  const { id } = shownCar()
  if (id && /^\/cars\/[^/]+$/.test(path)) recordEvent(ANALYTICS_EVENTS.vehicleView, { car_id: id })
  if (listening) return
  listening = true
  // In the capture phase, before handlers of the page that navigate or change the pressed element.
  document.addEventListener('click', (event) => recordPress(event.target), true)
}

/** Stores the visited page for a later lead (LEAD-23). */
function storeVisitedPage(tenant: string, path: string): void {
  const stored = localStore.readJson(`${tenant}.visited_pages`)
  const pages = Array.isArray(stored) ? stored : []
  if (pages.at(-1) !== path)
    localStore.write(`${tenant}.visited_pages`, JSON.stringify([...pages, path].slice(-MOST_PAGES)))
}

function recordPress(target: EventTarget | null): void {
  const pressed = target instanceof Element ? target.closest('a, button') : null
  const name = pressed && eventOf(pressed)
  if (!name) return
  const { id, type } = shownCar()
  const label = name === 'phoneClick' ? phoneLabel(location.pathname, type) : name
  recordEvent(ANALYTICS_EVENTS[name], { label, car_id: id })
}

/** The event of a press; null for elements that are not measured. */
export function eventOf(pressed: Element): AnalyticsEvent | null {
  const named = pressed.getAttribute('data-event')
  if (named && Object.hasOwn(ANALYTICS_EVENTS, named)) return named as AnalyticsEvent
  // A heart that is filled is being emptied.
  if (pressed.matches('button.save[aria-pressed="false"]')) return 'saveCar'
  const href = pressed.getAttribute('href') ?? ''
  if (href.startsWith('tel:')) return 'phoneClick'
  if (/^\/(cars\/[^/]+\/(checkout|buy-online)|checkout-journey)\b/.test(href)) return 'reserveButton'
  if (/^\/cars\/[^/]+\/(finance-quote|print|pdf)\b/.test(href))
    return href.includes('finance') ? 'financeButton' : 'print'
  return /#finance-(calculator|form)$/.test(href) ? 'financeButton' : null
}

/** The page names which of the dealer's numbers was called (ANA-01). */
export function phoneLabel(path: string, carType: string): 'Used Car' | 'New Car' {
  return (path.startsWith('/cars/') ? carType : path).includes('used') ? 'Used Car' : 'New Car'
}

/** The page names its own vehicle. */
function shownCar(): { id: string; type: string } {
  const { carId = '', carType = '' } = document.querySelector<HTMLElement>('[data-car-type]')?.dataset ?? {}
  return { id: carId, type: carType }
}
