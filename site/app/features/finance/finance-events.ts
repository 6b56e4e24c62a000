import { eventsPath } from '#app/paths.ts'

/** A record of what a visitor did: to the dealer's own tag manager and to the site (OPEN-68); it may fail unseen. */
export function recordEvent({ id, carId }: { id: number; carId: string }): void {
  const event = { id, url: location.href, car_id: carId }
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer = [...(page.dataLayer ?? []), event]
  const body = new URLSearchParams({ ...event, id: String(id) })
  void fetch(eventsPath(), { method: 'POST', body, keepalive: true }).catch((error: unknown) =>
    console.warn('The event was not recorded.', error),
  )
}
