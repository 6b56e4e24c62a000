// Not from `contract/pure`: of what every page loads, each package that a module reaches is in the first file.
import { ANALYTICS_EVENTS } from '@forecourt/schemas/contract/events'
import { recordEvent } from './record-event.ts'

/** Records the view of a vehicle's page, at once: a page that is left a second later was viewed too (ANA-05). */
export function recordView(path: string): void {
  const { carId = '' } = document.querySelector<HTMLElement>('[data-car-type]')?.dataset ?? {}
  if (carId && /^\/cars\/[^/]+$/.test(path))
    recordEvent(ANALYTICS_EVENTS.vehicleView, { car_id: carId }, path)
}
