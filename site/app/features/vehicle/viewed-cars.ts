import { localStore } from '#app/ui/browser-storage.ts'
import type { ViewedCar } from './vehicle-model.ts'

const MOST = 50

/** Notes that a car was viewed, newest first, under a key of the site's own (VDP-49). */
export function storeViewedCar(tenantSlug: string, car: ViewedCar): void {
  const key = `${tenantSlug}.viewed_cars`
  const stored = localStore.readJson(key)
  const others = Array.isArray(stored) ? stored.filter((each) => each?.id !== car.id) : []
  localStore.write(key, JSON.stringify([car, ...others].slice(0, MOST)))
}
