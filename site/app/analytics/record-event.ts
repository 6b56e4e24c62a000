import { eventsPath } from '#app/paths.ts'
import { refusesMeasuring } from './refuses-measuring.ts'

/** Details of an event besides its number; API field names (OPEN-68). No personal data is sent. */
export type EventDetails = { label?: string; car_id?: string }

/**
 * Records an event: for tag managers in `window.dataLayer`, and at the site itself. A failure is only a warning in
 * the console (ANA-10).
 * Nothing is recorded of somebody whose browser refuses to be measured.
 * @param id the event's default number, unless the platform's settings change it (OPEN-19)
 * @param path of the page it happened on
 */
export function recordEvent(
  id: number,
  { label = '', car_id = '' }: EventDetails = {},
  path: string = location.pathname,
): void {
  try {
    if (refusesMeasuring()) return
    const number = randomNumber(id)
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'forecourt', event_id: number, label, car_id })
    const fields = new URLSearchParams({ id: String(number), label, url: path, car_id })
    // Outlives the page that is being left.
    if (!navigator.sendBeacon(eventsPath(), fields)) console.warn('An event was not recorded.', id)
  } catch (error) {
    console.warn('An event was not recorded.', error)
  }
}

/** Numbers changed by the platform's settings are on the document element, as `61:71 4:104`. */
function randomNumber(id: number): number {
  const changed = document.documentElement.dataset.events
    ?.split(' ')
    .find((pair) => pair.startsWith(`${id}:`))
  return changed ? Number(changed.split(':')[1]) : id
}
