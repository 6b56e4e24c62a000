// The order in which the real server lists values by count. It keeps values in levels of groups of four and opens
// the group with the highest sum first, so among equal counts the order depends on the groups. How its groups grow
// with many small writes is not followed: they are taken as one write would make them.

const GROUP = 4
const MIN_LEVEL = 5
/** From so many values on the real server builds all levels at once, below at most one. */
const BULK = 1000

interface Entry {
  count: number
  level: number
  /** First place of the group in the level below; for level 0 the place itself. */
  place: number
}

/**
 * Values by count, at most `max` of them. `groups`: all values of the column in ascending order. `eachSeveral`
 * visits the documents that hold several values, with the places of those among `groups`: in a group of values
 * such a document counts once.
 */
export function byCount(
  groups: Uint32Array,
  counts: Uint32Array,
  max: number,
  eachSeveral: (visit: (places: number[]) => void) => void,
): number[] {
  const levels = levelsOf(Array.from(groups, (group) => counts[group]!))
  if (levels.length > 1) eachSeveral((places) => countOnce(places, levels))
  const heap = new Heap()
  const open = (level: number, from: number, to: number) => {
    const row = levels[level]!
    for (let place = from; place < Math.min(to, row.length); place += 1) {
      if (row[place]! > 0) heap.push({ count: row[place]!, level, place })
    }
  }
  open(levels.length - 1, 0, Number.POSITIVE_INFINITY)
  const ordered: number[] = []
  for (let entry = heap.pop(); entry && ordered.length < max; entry = heap.pop()) {
    if (entry.level === 0) ordered.push(groups[entry.place]!)
    else open(entry.level - 1, entry.place * GROUP, (entry.place + 1) * GROUP)
  }
  return ordered
}

function countOnce(places: number[], levels: number[][]): void {
  for (let level = 1; level < levels.length; level += 1) {
    const seen = new Set<number>()
    for (const place of places) {
      const group = Math.floor(place / GROUP ** level)
      if (seen.has(group)) levels[level]![group]! -= 1
      seen.add(group)
    }
  }
}

function levelsOf(values: number[]): number[][] {
  const levels = [values]
  if (values.length < GROUP * MIN_LEVEL) return levels
  do levels.push(sums(levels[levels.length - 1]!))
  while (values.length >= BULK && levels[levels.length - 1]!.length >= GROUP * MIN_LEVEL)
  return levels
}

function sums(row: number[]): number[] {
  return Array.from({ length: Math.ceil(row.length / GROUP) }, (_, at) =>
    row.slice(at * GROUP, (at + 1) * GROUP).reduce((sum, count) => sum + count, 0),
  )
}

/** Highest count first, then the lower level, then the greater value. */
const isBefore = (a: Entry, b: Entry) =>
  a.count !== b.count ? a.count > b.count : a.level !== b.level ? a.level < b.level : a.place > b.place

class Heap {
  readonly #entries: Entry[] = []

  push(entry: Entry): void {
    const entries = this.#entries
    let at = entries.push(entry) - 1
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!isBefore(entries[at]!, entries[parent]!)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  pop(): Entry | undefined {
    const entries = this.#entries
    const top = entries[0]
    const last = entries.pop()
    if (entries.length === 0 || !last) return top
    entries[0] = last
    for (let at = 0; ; ) {
      const left = at * 2 + 1
      const right = left + 1
      let best = at
      if (left < entries.length && isBefore(entries[left]!, entries[best]!)) best = left
      if (right < entries.length && isBefore(entries[right]!, entries[best]!)) best = right
      if (best === at) return top
      this.#swap(at, best)
      at = best
    }
  }

  #swap(a: number, b: number): void {
    const entries = this.#entries
    const entry = entries[a]!
    entries[a] = entries[b]!
    entries[b] = entry
  }
}
