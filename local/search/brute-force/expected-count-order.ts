// Meilisearch's order by count, implemented literally: groups of four values, groups of four groups, each with the
// documents of all its values; the highest count is taken out, or opened if it is a group.

const GROUP = 4
const MIN_LEVEL = 5
const BULK = 1000

type DocumentSets = ReadonlySet<number>

function listLevels(values: readonly DocumentSets[]): DocumentSets[][] {
  let below = [...values]
  const levels = [below]
  const isLong = (row: readonly unknown[]) => row.length >= GROUP * MIN_LEVEL
  while (isLong(below)) {
    const lower = below
    const groups = Array.from({ length: Math.ceil(below.length / GROUP) }, (_, at) =>
      lower.slice(at * GROUP, (at + 1) * GROUP),
    )
    below = groups.map((group) => new Set(group.flatMap((holders) => [...holders])))
    levels.push(below)
    if (values.length < BULK) break
  }
  return levels
}

/** The indexes of the values with documents, ordered by count. */
export function placesByCount(values: readonly DocumentSets[]): number[] {
  const levels = listLevels(values)
  const listEntries = (level: number, from = 0, to = Number.POSITIVE_INFINITY) =>
    (levels[level] ?? [])
      .map(({ size }, place) => ({ size, level, place }))
      .filter(({ size, place }) => size > 0 && place >= from && place < to)
  let open = listEntries(levels.length - 1)
  const ordered: number[] = []
  while (open.length > 0) {
    const next = open.reduce((best, entry) => {
      if (entry.size !== best.size) return entry.size > best.size ? entry : best
      if (entry.level !== best.level) return entry.level < best.level ? entry : best
      return entry.place > best.place ? entry : best
    })
    open = open.filter((entry) => entry !== next)
    const { level, place } = next
    if (level === 0) ordered.push(place)
    else open.push(...listEntries(level - 1, place * GROUP, (place + 1) * GROUP))
  }
  return ordered
}
