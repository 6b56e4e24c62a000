import { formatShortInstant, type StaffStockSource } from '@forecourt/schemas/contract'

type Source = NonNullable<StaffStockSource['source']>

/** `Every hour`, or `Each night at 02:30`. */
export function formatEvery({ every, time }: Pick<Source, 'every' | 'time'>): string {
  if (every === 'hourly') return 'Every hour'
  return every === 'nightly' ? `Each night at ${time}` : 'Every 6 hours'
}

/** How the last fetch went. */
export function formatLastFetch({ last }: Pick<Source, 'last'>, zone: string, now: string): string {
  if (last === null) return 'Not fetched by itself yet.'
  const when = formatShortInstant(last.at, zone, now)
  if (last.state === 'same') return `Looked ${when}: nothing has changed.`
  if (last.state === 'failed') return `Failed ${when}. ${last.words}`
  return `Fetched ${when}: ${last.cars.toLocaleString('en-AU')} ${last.cars === 1 ? 'vehicle' : 'vehicles'}.`
}
