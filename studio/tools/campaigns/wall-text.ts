import { instantOfWallTime } from '@forecourt/schemas/contract'
import { formatSiteTime, readSiteTime, type WindowEdge } from '@forecourt/schemas/contract/pure'

// A wall time has no zone; read and written in one without daylight saving, it is every zone's.
const ZONE = 'UTC'

/** A wall time as people write it, `Tue 1 Dec 2026, 12:00 am`; '' for none. */
export function formatWall(wall: string | undefined, edge: WindowEdge): string {
  return wall ? formatSiteTime(instantOfWallTime(wall, ZONE, edge), ZONE, edge) : ''
}

/**
 * What people typed as a wall time; null for nothing typed, or why it cannot be read.
 * @param now ISO UTC, for days without a year
 */
export function readWall(
  text: string,
  { edge, current, now }: { edge: WindowEdge; current: string | undefined; now: string },
): { wall: string | null } | { problem: string } {
  if (text.trim() === '') return { wall: null }
  const instant = current ? instantOfWallTime(current, ZONE, edge) : null
  const read = readSiteTime(text, { zone: ZONE, now, edge, current: instant })
  return 'problem' in read ? { problem: read.problem } : { wall: read.instant.slice(0, 16) }
}
