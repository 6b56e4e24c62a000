/** The cars that a browser saved before sign-in: when by id, ISO 8601 in UTC; null where the browser does not know. */
export type BrowserCars = ReadonlyMap<string, string | null>

/**
 * Reads `car_ids` and `saved_at`, lists of the same order separated by commas. What is no instant, or one still to come,
 * counts as unknown.
 * @param now ISO 8601 in UTC
 */
export function readBrowserCars(
  { car_ids = '', saved_at = '' }: { car_ids?: string; saved_at?: string },
  now: string,
): BrowserCars {
  const instants = saved_at.split(',')
  const cars = car_ids.split(',').map((id, index) => [id, pastInstant(instants[index], now)] as const)
  return new Map(cars.filter(([id]) => id !== ''))
}

function pastInstant(text: string | undefined, now: string): string | null {
  const ms = Date.parse(text ?? '')
  return ms <= Date.parse(now) ? new Date(ms).toISOString() : null
}
