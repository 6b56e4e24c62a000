import { ANALYTICS_EVENTS } from '@forecourt/schemas/contract/pure'
import { recordEvent } from './record-event.ts'

/** Records the view of a vehicle's page, at once: a page that is left a second later was viewed too (ANA-05). */
export function recordView(path: string): void {
  const { carId = '' } = document.querySelector<HTMLElement>('[data-car-type]')?.dataset ?? {}
  if (carId && /^\/cars\/[^/]+$/.test(path))
    recordEvent(ANALYTICS_EVENTS.vehicleView, { car_id: carId }, path)
}
