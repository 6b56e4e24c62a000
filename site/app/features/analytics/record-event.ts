import { eventsPath } from '#app/paths.ts'

/** What is told of an event beside its number; names of the wire (OPEN-68). Nothing of a person goes in. */
export type EventDetails = { label?: string; car_id?: string }

/**
 * Records that something happened on the page: for tag managers in `window.dataLayer`, and at the site itself. It
 * breaks nothing: a failure is a warning in the console (ANA-10).
 * @param id the event's usual number; where the platform has given it another, that is sent (OPEN-19)
 */
export function recordEvent(id: number, { label = '', car_id = '' }: EventDetails = {}): void {
  try {
    const number = numberOf(id)
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'forecourt', event_id: number, label, car_id })
    const fields = new URLSearchParams({ id: String(number), label, url: location.pathname, car_id })
    // Outlives the page that is being left.
    if (!navigator.sendBeacon(eventsPath(), fields)) console.warn('An event was not recorded.', id)
  } catch (error) {
    console.warn('An event was not recorded.', error)
  }
}

/** Numbers that the platform's settings changed stand on the document, as `61:71 4:104`. */
function numberOf(id: number): number {
  const changed = document.documentElement.dataset.events
    ?.split(' ')
    .find((pair) => pair.startsWith(`${id}:`))
  return changed ? Number(changed.split(':')[1]) : id
}
