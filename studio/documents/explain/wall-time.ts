import { computeInstant, wallClockAt } from '@forecourt/schemas/contract'

/** An instant as a `datetime-local` field takes it, on the wall clock of a zone: `2025-07-01T09:30`. */
export function toWallTime(instant: string, zone: string): string {
  const { date, minutes } = wallClockAt(instant, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant of a `datetime-local` value on the wall clock of a zone, or null while the field is not complete. */
export function fromWallTime(text: string, zone: string): string | null {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text)
  return found?.[1] ? computeInstant(found[1], Number(found[2]) * 60 + Number(found[3]), zone) : null
}
