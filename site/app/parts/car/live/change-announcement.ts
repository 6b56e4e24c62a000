import type { DisplayedCar } from './watched-cars.ts'

/** With more changes than this, only their number is announced. */
const MOST_ANNOUNCED = 3

/** The announcement of a car's change; '' when the change is not announced. */
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

/** The announcement of several cars that change at once. */
export function announcement(changes: readonly string[]): string {
  const announced = [...new Set(changes.filter(Boolean))]
  return announced.length > MOST_ANNOUNCED
    ? `${announced.length} vehicles on this page have changed`
    : announced.map((words) => `${words}.`).join(' ')
}

/** A dark tag on an available car means reserved. */
const isReserved = ({ tagLook }: DisplayedCar) => tagLook === 'dark'
