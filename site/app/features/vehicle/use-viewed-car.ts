import { useEffect } from 'react'
import { localStore } from '#app/ui/browser-storage.ts'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

const MOST = 50

/** A viewed car as local storage holds it (DATA-19); field names are part of the storage format. */
export type ViewedCar = {
  id: string
  stocknum: string
  make: string
  model: string
  body: string
  simple_body: string
}

/** Notes that a car was viewed, newest first, under a key of the site's own (VDP-49). */
export function useViewedCar(car: ViewedCar): void {
  const key = `${useTenantSlug()}.viewed_cars`
  useEffect(() => {
    const stored = localStore.readJson(key)
    const others = Array.isArray(stored) ? stored.filter((each) => each?.id !== car.id) : []
    localStore.write(key, JSON.stringify([car, ...others].slice(0, MOST)))
  }, [key, car])
}
