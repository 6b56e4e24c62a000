import type { DisplayedCar } from './watched-cars.ts'

/** More changes at once than are worth reading out one by one. */
const MOST_ANNOUNCED = 3

/** What is told of a car that has turned; '' where nothing of it is worth telling. */
export function changeText(before: DisplayedCar, now: DisplayedCar | null): string {
  const { name } = before
  if (now === null) return `${name} is no longer available`
  if (now.unavailable && !before.unavailable)
    return now.unavailable.startsWith('Sold')
      ? `${name} has just been sold`
      : `${name} is no longer available`
  if (now.unavailable) return ''
  if (before.unavailable) return `${name} is available again`
  if (isReserved(now) && !isReserved(before)) return `${name} has just been reserved`
  if (!isReserved(now) && isReserved(before)) return `${name} is no longer reserved`
  return now.price === before.price ? '' : `${name} is now ${now.price}`
}

/** What is read out when several cars turn together. */
export function announcement(changes: readonly string[]): string {
  const announced = [...new Set(changes.filter(Boolean))]
  return announced.length > MOST_ANNOUNCED
    ? `${announced.length} vehicles on this page have changed`
    : announced.map((words) => `${words}.`).join(' ')
}

/** A dark tag takes a car off the market for a while. */
const isReserved = ({ tagLook }: DisplayedCar) => tagLook === 'dark'
