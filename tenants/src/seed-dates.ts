import { addDays, computeInstant } from '@forecourt/schemas/contract/pure'

/** Midnight at the start of the day `days` after the seed date, as an instant. */
export function startOfDay(seedDate: string, days: number, zone: string): string {
  return computeInstant(addDays(seedDate, days), 0, zone)
}

/** 23:59:59 of the day `days` after the seed date, as an instant: as dealers write an end. */
export function endOfDay(seedDate: string, days: number, zone: string): string {
  return new Date(Date.parse(computeInstant(addDays(seedDate, days), 1439, zone)) + 59_000).toISOString()
}

/** The next day (the seed date included) that is `MM-DD`. */
export function nextYearly(seedDate: string, monthDay: string): string {
  const year = Number(seedDate.slice(0, 4))
  const thisYear = `${year}-${monthDay}`
  return thisYear >= seedDate ? thisYear : `${year + 1}-${monthDay}`
}
