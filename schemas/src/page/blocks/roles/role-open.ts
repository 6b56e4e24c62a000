import { hides, shows, type Verdict } from '../../../reason/reason.ts'
import { formatDate } from '../../../time/format-time.ts'
import { addDays, computeInstant, dateAt } from '../../../time/wall-clock.ts'

/**
 * May people still apply? The closing day is inside.
 * @param zone IANA zone of the site
 */
export function roleOpen({ closes }: { closes: string | null }, now: string, zone: string): Verdict {
  if (closes === null) return shows('open', 'open without an end')
  if (dateAt(now, zone) > closes) return hides('closed', `closed on ${formatDate(closes)}`)
  return shows('open', `open until ${formatDate(closes)}`, computeInstant(addDays(closes, 1), 0, zone))
}
