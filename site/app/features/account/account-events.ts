import { eventsPath } from '#app/paths.ts'

/** Codes of what is recorded (AUTH-16, SAVE-15). */
export const CODE_SENT_EVENT = 36
export const VERIFIED_EVENT = 37
export const CAR_SAVED_EVENT = 39

/** Records what a visitor did; it may fail unseen (ANA-10), and carries nothing of a person. */
export function recordEvent(id: number, carId = ''): void {
  try {
    const event = { id, url: location.href, car_id: carId }
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'forecourt', ...event })
    navigator.sendBeacon(eventsPath(), new URLSearchParams({ ...event, id: String(id) }))
  } catch (error) {
    console.warn('The event was not recorded.', error)
  }
}
