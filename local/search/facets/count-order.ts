// Meilisearch's order of values by count. It stores values in levels of groups of four and opens the group with the
// highest sum first, so among equal counts the order depends on the groups. Growth by many small writes is not
// reproduced: groups are formed as by one write.

const GROUP = 4
const MIN_LEVEL = 5
/** From this many values on Meilisearch builds all levels at once, below at most one. */
const BULK = 1000

interface Entry {
  /** The count of a value; of a group the bound of {@link Levels.boundOf}. */
  count: number
  level: number
  /** Index of the group's first member in the level below; for level 0 the value's index. */
  place: number
}

/**
 * Values by count, at most `max` of them. `groups`: all values of the column in ascending order. `isOutside`: whether
 * some counted document has the first of two values and not the second; a group counts a document with several of its
 * values once.
 */
export function byCount(
  groups: Uint32Array,
  counts: Uint32Array,
  max: number,
  isOutside: (group: number, other: number) => boolean,
): number[] {
  const levels = new Levels(groups, counts, isOutside)
  const heap = new Heap()
  const open = (level: number, from: number, to: number) => {
    for (let place = from; place < Math.min(to, levels.getLength(level)); place += 1) {
      const count = levels.getBound(level, place)
      if (count > 0) heap.push({ count, level, place })
    }
  }
  open(levels.top, 0, Number.POSITIVE_INFINITY)
  const ordered: number[] = []
  for (let entry = heap.pop(); entry && ordered.length < max; entry = heap.pop()) {
    if (entry.level === 0) ordered.push(groups[entry.place]!)
    else open(entry.level - 1, entry.place * GROUP, (entry.place + 1) * GROUP)
  }
  return ordered
}

/**
 * The levels of groups. Meilisearch counts the documents of each group. The order depends on that count only in
 * whether it exceeds the count of the group's most frequent value, and only where another value has the same count:
 * so few groups are inspected, mostly with one document.
 */
class Levels {
  readonly #groups: Uint32Array
  readonly #isOutside: (group: number, other: number) => boolean
  /** Index → count. */
  readonly #counts: Uint32Array
  /** For each level and group the index of its most frequent value; for level 0 the indexes themselves. */
  readonly #best: Uint32Array[]
  /** Counts shared by several values; computed on first use. */
  #tied: Set<number> | null = null

  constructor(
    groups: Uint32Array,
    counts: Uint32Array,
    isOutside: (group: number, other: number) => boolean,
  ) {
    this.#groups = groups
    this.#isOutside = isOutside
    this.#counts = groups.map((group) => counts[group]!)
    this.#best = [groups.map((_, place) => place)]
    if (groups.length < GROUP * MIN_LEVEL) return
    do this.#best.push(this.#above(this.#best[this.top]!))
    while (groups.length >= BULK && this.getLength(this.top) >= GROUP * MIN_LEVEL)
  }

  get top(): number {
    return this.#best.length - 1
  }

  getLength(level: number): number {
    return this.#best[level]!.length
  }

  /**
   * A number that compares to the values' counts as the count of the group's documents does: the count of its most
   * frequent value where every document has that value, otherwise between that count and the next one.
   */
  getBound(level: number, place: number): number {
    const best = this.#best[level]![place]!
    const count = this.#counts[best]!
    return level > 0 && this.#isTied(count) && this.#hasOthers(level, place, best) ? count + 0.5 : count
  }

  #above(row: Uint32Array): Uint32Array {
    const counts = this.#counts
    const best = new Uint32Array(Math.ceil(row.length / GROUP))
    for (let group = 0; group < best.length; group += 1) {
      let most = row[group * GROUP]!
      for (let at = group * GROUP + 1; at < Math.min((group + 1) * GROUP, row.length); at += 1) {
        if (counts[row[at]!]! > counts[most]!) most = row[at]!
      }
      best[group] = most
    }
    return best
  }

  /** Whether some document of the group lacks its most frequent value. */
  #hasOthers(level: number, place: number, best: number): boolean {
    const size = GROUP ** level
    const end = Math.min((place + 1) * size, this.#groups.length)
    for (let at = place * size; at < end; at += 1) {
      if (at === best || this.#counts[at] === 0) continue
      if (this.#isOutside(this.#groups[at]!, this.#groups[best]!)) return true
    }
    return false
  }

  #isTied(count: number): boolean {
    this.#tied ??= findTied(this.#counts)
    return this.#tied.has(count)
  }
}

function findTied(counts: Uint32Array): Set<number> {
  const tied = new Set<number>()
  const sorted = counts.slice().sort()
  for (let at = 1; at < sorted.length; at += 1) {
    if (sorted[at] === sorted[at - 1] && sorted[at]! > 0) tied.add(sorted[at]!)
  }
  return tied
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
