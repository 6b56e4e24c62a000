import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time as ISO UTC, a new one at the turn of each minute. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const left = MINUTE_MS - (Date.parse(now) % MINUTE_MS)
    const timer = setTimeout(() => setNow(new Date().toISOString()), left + 50)
    return () => clearTimeout(timer)
  }, [now])
  return now
}
