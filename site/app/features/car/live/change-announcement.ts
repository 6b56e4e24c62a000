import type { DisplayedCar } from './watched-cars.ts'

/** More changes at once than are worth reading out one by one. */
const MOST_TOLD = 3

/** What is told of a car that has turned; '' where nothing of it is worth telling. */
export function turnWords(before: DisplayedCar, now: DisplayedCar | null): string {
  const { name } = before
  if (now === null) return `${name} is no longer available`
  if (now.gone && !before.gone)
    return now.gone.startsWith('Sold') ? `${name} has just been sold` : `${name} is no longer available`
  if (now.gone) return ''
  if (before.gone) return `${name} is available again`
  if (isReserved(now) && !isReserved(before)) return `${name} has just been reserved`
  if (!isReserved(now) && isReserved(before)) return `${name} is no longer reserved`
  return now.price === before.price ? '' : `${name} is now ${now.price}`
}

/** What is read out when several cars turn together. */
export function announcement(turns: readonly string[]): string {
  const told = [...new Set(turns.filter(Boolean))]
  return told.length > MOST_TOLD
    ? `${told.length} vehicles on this page have changed`
    : told.map((words) => `${words}.`).join(' ')
}

/** A dark tag takes a car off the market for a while. */
const isReserved = ({ tagLook }: DisplayedCar) => tagLook === 'dark'
