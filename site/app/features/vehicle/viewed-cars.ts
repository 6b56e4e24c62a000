import type { ViewedCar } from './vehicle-model.ts'

const MOST = 50

/** Notes that a car was viewed, newest first, under a key of the site's own (VDP-49); failure is logged only. */
export function noteViewed(tenantSlug: string, car: ViewedCar): void {
  const key = `${tenantSlug}.viewed_cars`
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const others = Array.isArray(kept) ? kept.filter((each) => each?.id !== car.id) : []
    localStorage.setItem(key, JSON.stringify([car, ...others].slice(0, MOST)))
  } catch (error) {
    console.warn('The viewed car cannot be kept.', error)
  }
}
