import { useRevalidator } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import type { VehicleModel } from '#app/features/vehicle/queries.server.ts'
import { StockVersion } from '#app/parts/car/live/stock-version.ts'
import { watchCar } from '#app/parts/car/live/watch-car.ts'

/** Reloads a car's page data when the car changes; a car removed from the stock keeps its page. */
export function useLiveVehicle({ viewed, name, price, available, tag }: VehicleModel): void {
  const { revalidate } = useRevalidator()
  const since = useContext(StockVersion)
  const { id } = viewed
  const { text } = price
  const look = available && tag?.look === 'dark' ? ('dark' as const) : undefined
  useEffect(() => {
    const car = {
      id,
      name,
      price: text,
      ...(available ? {} : { unavailable: 'Sold' }),
      ...(look ? { tagLook: look } : {}),
    }
    return watchCar({ car, update: (now) => now && revalidate() }, since)
  }, [id, name, text, available, look, since, revalidate])
}
