/*
 * Finds where the vehicles of a streamed json file begin and end, so that each is parsed by JSON.parse: memory use is that of
 * one vehicle, and an invalid vehicle is rejected alone. (@streamparser/json took five times as long.) https://www.rfc-editor.org/rfc/rfc8259
 */
import { FeedUnreadableError, truncatedFile } from '../feed-row.ts'

/** Maximum characters of a vehicle; bounds memory when a bracket is never closed. */
const MAX_ENTRY = 4_000_000

/** Names of the list of vehicles in a top-level object; deeper lists may belong to a vehicle. */
export const LIST_NAMES = /^(?:vehicles|cars|stock|inventory|listings|items|results|records|rows|data)$/i

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** The texts of the entries of a list, of a list of vehicles inside an object, or of one object. */
export class JsonScanner {
  /** Text since the start of the current entry. */
  #text = ''
  #depth = 0
  #inString = false
  #escaped = false
  #stringStart = 0
  /** The last string: the key before a bracket. */
  #key = ''
  /** Nesting depth of the list's entries; 0 before and after the list. */
  #base = 0
  #root: 'none' | 'list' | 'object' | 'wrapper' = 'none'
  #entries = 0
  #ended = false

  /** Returns the entries that end in this chunk. @throws FeedUnreadableError */
  push(chunk: string): string[] {
    const from = this.#text.length
    this.#text += chunk
    const found: string[] = []
    let entryStart = 0
    const cut = (end: number) => {
      const entry = this.#text.slice(entryStart, end).trim()
      entryStart = end + 1
      if (entry === '') return
      this.#entries += 1
      found.push(entry)
    }
    for (let at = from; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at)
      if (this.#inString) this.#readString(code, at)
      else if (code === QUOTE) this.#enterString(at)
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        if (this.#open(code)) entryStart = at + 1
      } else if (code === COMMA) {
        if (this.#base > 0 && this.#depth === this.#base) cut(at)
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) this.#close(at, cut)
      else if (code > 32 && this.#depth === 0) this.#rejectText()
    }
    this.#discardRead(entryStart)
    return found
  }

  /** @throws FeedUnreadableError when the file has ended before its brackets were closed */
  end(): void {
    if (this.#root === 'none') throw new FeedUnreadableError('The file is empty: there is no vehicle in it.')
    if (!this.#ended) throw truncatedFile(`in vehicle ${this.#entries + 1}`)
  }

  #enterString(at: number): void {
    if (this.#depth === 0) this.#rejectText()
    this.#inString = true
    this.#stringStart = at + 1
  }

  #readString(code: number, at: number): void {
    if (this.#escaped) this.#escaped = false
    else if (code === BACKSLASH) this.#escaped = true
    else if (code === QUOTE) {
      this.#inString = false
      if (this.#depth === 1) this.#key = this.#text.slice(this.#stringStart, at)
    }
  }

  /** True when the list of vehicles begins here. */
  #open(code: number): boolean {
    if (this.#ended) this.#rejectText()
    this.#depth += 1
    const isList = code === OPEN_LIST
    if (this.#root === 'none') this.#root = isList ? 'list' : 'object'
    else if (!isList || this.#depth !== 2 || !this.#mayBeList()) return false
    else this.#root = 'wrapper'
    if (this.#root !== 'object') this.#base = this.#depth
    return this.#root !== 'object'
  }

  /** Some systems send an empty list in addition to the one with vehicles. */
  #mayBeList(): boolean {
    if (this.#root !== 'object' && this.#root !== 'wrapper') return false
    return this.#base === 0 && this.#entries === 0 && LIST_NAMES.test(this.#key)
  }

  #close(at: number, cut: (end: number) => void): void {
    if (this.#depth === 0) this.#rejectText()
    if (this.#base > 0 && this.#depth === this.#base) {
      cut(at)
      this.#base = 0
    }
    this.#depth -= 1
    if (this.#depth > 0) return
    if (this.#root === 'object') cut(at + 1)
    this.#ended = true
  }

  /** Discards text that has been processed. */
  #discardRead(entryStart: number): void {
    const done = this.#ended || (this.#root === 'wrapper' && this.#base === 0)
    const open = this.#inString ? this.#stringStart : this.#text.length
    const start = done ? open : Math.min(entryStart, this.#text.length)
    this.#text = this.#text.slice(start)
    this.#stringStart -= start
    if (this.#text.length > MAX_ENTRY) {
      throw new FeedUnreadableError(
        `The file cannot be read: vehicle ${this.#entries + 1} does not end within ${MAX_ENTRY / 1_000_000} MB.`,
      )
    }
  }

  #rejectText(): never {
    throw new FeedUnreadableError(
      this.#ended
        ? 'The file is not valid JSON: it goes on after its end.'
        : 'The file holds neither a list of vehicles nor a vehicle.',
    )
  }
}
