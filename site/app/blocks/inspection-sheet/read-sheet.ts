import type { BlockOf } from '@forecourt/schemas/contract'
import { listPoints } from '@forecourt/schemas/contract/pure'

type Sheet = Pick<BlockOf<'inspectionSheet'>, 'groups' | 'findings'>

/** How a point ended: `fixed` was red before the sale and is fine now, `left` did not pass. */
export type PointEnd = 'fine' | 'fixed' | 'left'

/** A group of points and how each ended. */
export type SheetGroup = {
  key: string
  title: string
  points: { name: string; end: PointEnd }[]
  passed: number
}

/** The groups of a sheet with the ends of their points. A point passed unless it was left as it is. */
export function readSheet({ groups, findings }: Sheet): {
  groups: SheetGroup[]
  counts: Record<PointEnd, number>
  total: number
} {
  const ends = new Map(findings.map(({ point, end }) => [point.trim(), end]))
  const listed = groups
    .map(({ key, title, points }) => {
      const named = listPoints(points).map((name) => ({ name, end: ends.get(name) ?? ('fine' as const) }))
      return { key, title, points: named, passed: named.filter(({ end }) => end !== 'left').length }
    })
    .filter(({ points }) => points.length > 0)
  const all = listed.flatMap(({ points }) => points)
  const count = (wanted: PointEnd) => all.filter(({ end }) => end === wanted).length
  return {
    groups: listed,
    counts: { fine: count('fine'), fixed: count('fixed'), left: count('left') },
    total: all.length,
  }
}
