/** Text that is read once more in pieces of this length, so that a failure soon after costs little. */
const PIECE = 4_096
/** Bounds what is read again in a file where nearly every row has a stray mark. */
const MOST_REREAD = 64_000_000

/** The text of a file from the end of its last row on, to which a reader can return. */
export class UnreadText {
  readonly #chunks: AsyncIterator<string>
  /** From the end of the last row on. */
  #kept = ''
  /** How much of it the reader has been given. */
  #given = 0
  #reread = 0
  #line = 0

  constructor(chunks: AsyncIterable<string>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** The number of the last line before the kept text. */
  get line(): number {
    return this.#line
  }

  /** The next piece for the reader; null at the end. */
  async next(): Promise<string | null> {
    if (this.#given < this.#kept.length) {
      const piece = this.#kept.slice(this.#given, this.#given + PIECE)
      this.#given += piece.length
      this.#reread += piece.length
      return piece
    }
    const { value, done } = await this.#chunks.next()
    if (done === true) return null
    this.#kept += value
    this.#given = this.#kept.length
    return value
  }

  /** Drops the lines up to this one, which have been read. */
  forgetUntil(line: number | undefined): void {
    if (line !== undefined) this.#drop(line - this.#line)
  }

  /** Whether more has been read again than a file with some stray marks needs. */
  hasSpentItself(): boolean {
    return this.#reread > MOST_REREAD
  }

  async skipEmptyLines(): Promise<void> {
    this.#given = 0
    for (let [line] = await this.peekLines(1); line?.trim() === ''; [line] = await this.peekLines(1)) {
      if (!this.#kept.includes('\n')) return
      this.#drop(1)
    }
  }

  /** The next lines, as many as there are; the reader begins anew before them. */
  async peekLines(count: number): Promise<string[]> {
    this.#given = 0
    while (countLines(this.#kept, count + 1) <= count) {
      const { value, done } = await this.#chunks.next()
      if (done === true) break
      this.#kept += value
    }
    const lines = this.#kept.split('\n', count + 1)
    return lines.slice(0, count)
  }

  /** Takes the next lines out. */
  takeLines(count: number): string {
    const before = this.#kept
    this.#drop(count)
    return before.slice(0, before.length - this.#kept.length)
  }

  #drop(count: number): void {
    let at = 0
    for (let dropped = 0; dropped < count; dropped += 1) {
      const end = this.#kept.indexOf('\n', at)
      at = end === -1 ? this.#kept.length : end + 1
    }
    this.#kept = this.#kept.slice(at)
    this.#given = Math.max(0, this.#given - at)
    this.#line += count
  }
}

function countLines(text: string, most: number): number {
  return text.split('\n', most).length
}
