/** Slots for each number, at least. */
const SLOTS_PER_NUMBER = 1.5

/**
 * Finds numbers of a list by hashing into an array of indexes. A Map of a million prices takes eight times the
 * memory, all of it traversed by the garbage collector.
 */
export class NumberTable {
  /** One above the index of a number, or 0. */
  #slots: Uint32Array = new Uint32Array(16)
  #size = 0

  /** The index of the number in the list, or -1. */
  find(number: number, list: Float64Array): number {
    const mask = this.#slots.length - 1
    for (let at = computeHash(number) & mask; ; at = (at + 1) & mask) {
      const place = this.#slots[at]! - 1
      if (place < 0 || list[place] === number) return place
    }
  }

  /** Adds a number that was not found, at its index in the list. */
  add(place: number, list: Float64Array): void {
    this.#size += 1
    if (this.#size * SLOTS_PER_NUMBER > this.#slots.length) this.#grow(list)
    this.#put(place, list)
  }

  /** Adds all numbers of a list; other entries are skipped. */
  addAll(list: Float64Array): void {
    let slots = 16
    while (slots < list.length * SLOTS_PER_NUMBER) slots *= 2
    this.#slots = new Uint32Array(slots)
    for (let place = 0; place < list.length; place += 1) {
      if (Number.isNaN(list[place])) continue
      this.#size += 1
      this.#put(place, list)
    }
  }

  #put(place: number, list: Float64Array): void {
    const mask = this.#slots.length - 1
    let at = computeHash(list[place]!) & mask
    while (this.#slots[at] !== 0) at = (at + 1) & mask
    this.#slots[at] = place + 1
  }

  #grow(list: Float64Array): void {
    const before = this.#slots
    this.#slots = new Uint32Array(before.length * 2)
    for (const slot of before) if (slot !== 0) this.#put(slot - 1, list)
  }
}

const number = new Float64Array(1)
const bits = new Uint32Array(number.buffer)

/** Hashes both halves, so that numbers that differ in few bits are spread. */
function computeHash(value: number): number {
  // A negative zero equals zero.
  number[0] = value + 0
  let hash = Math.imul(bits[0]! ^ Math.imul(bits[1]!, 0x9e3779b1), 0x85ebca6b)
  hash ^= hash >>> 15
  return Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 13)
}
