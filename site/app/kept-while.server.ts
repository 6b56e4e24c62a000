import { earliest } from '@forecourt/schemas/contract/pure'

/** What no rule turns is made anew now and then all the same, as kept pages are. */
const LONGEST_MS = 10 * 60_000

type Tell = (instant: string | null | undefined) => void
/** Milliseconds since 1970, but for the instant that is told. */
type Entry<V> = { value: V; from: number; until: number; turns: string | null }

/** Values made of an object, kept while the rules that made them say the same. They go when the object goes. */
export class KeptWhile<K extends object, V> {
  readonly #entries = new WeakMap<K, Entry<V>>()

  /**
   * The value of a key at an instant (ISO UTC), made where none is kept.
   * @param tell is told, each time, when the value may turn by itself
   * @param make is given what to tell it
   */
  find(key: K, now: string, tell: Tell, make: (tell: Tell) => V): V {
    const at = Date.parse(now)
    const known = this.#entries.get(key)
    if (known && known.from <= at && at < known.until) {
      tell(known.turns)
      return known.value
    }
    const entry = made(at, make)
    this.#entries.set(key, entry)
    tell(entry.turns)
    return entry.value
  }
}

function made<V>(from: number, make: (tell: Tell) => V): Entry<V> {
  const told: (string | null | undefined)[] = []
  const value = make((instant) => told.push(instant))
  const turns = earliest(told)
  return {
    value,
    from,
    until: Math.min(from + LONGEST_MS, turns === null ? Infinity : Date.parse(turns)),
    turns,
  }
}
