import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import type { Bits } from './bits.ts'
import { grownUint32 } from './growing.ts'
import { PostingList } from './posting-list.ts'

const NONE = 0xffffffff

const EMPTY = new PostingList()

/** Entries of lists written in one step. */
const BLOCK = 1 << 16

/**
 * The posting lists of all words. A word with a single occurrence, such as a stock number, costs eight bytes and no
 * object.
 */
export class Postings {
  #singleDoc: Uint32Array = new Uint32Array(0)
  #singleOccurrence: Uint32Array = new Uint32Array(0)
  #lists: (PostingList | undefined)[] = []
  readonly #scratch = new PostingList(new Uint32Array(1), new Uint32Array(1), 1)

  /** Adds the occurrences of a word in a document without it. */
  add(word: number, doc: number, occurrences: readonly number[]): void {
    this.#reserve(word)
    const list = this.#lists[word]
    if (list) {
      list.add(doc, occurrences)
      return
    }
    if (this.#singleDoc[word] === NONE && occurrences.length === 1) {
      this.#singleDoc[word] = doc
      this.#singleOccurrence[word] = occurrences[0]!
      return
    }
    this.#promote(word).add(doc, occurrences)
  }

  /** Removes a word from a document. */
  remove(word: number, doc: number): void {
    const list = this.#lists[word]
    if (list) list.remove(doc)
    else if (this.#singleDoc[word] === doc) this.#singleDoc[word] = NONE
  }

  /** Removes all words of some documents. Yields where the work may pause. */
  *removeDocs(docs: Bits): Generator<void, void, void> {
    const span = docs.words.length * 32
    for (let word = 0; word < this.#singleDoc.length; word += 1) {
      const single = this.#singleDoc[word]!
      if (single < span && docs.has(single)) this.#singleDoc[word] = NONE
      this.#lists[word]?.removeDocs(docs, span)
      if (word % 64 === 0) yield
    }
  }

  *save(out: Encoder): Saving {
    out.array(this.#singleDoc)
    out.array(this.#singleOccurrence)
    yield
    yield* out.numbers(this.#lengths(), new Uint32Array(this.#singleDoc.length))
    for (let from = 0; from < this.#lists.length; ) {
      const block: PostingList[] = []
      for (let entries = 0; from < this.#lists.length && entries < BLOCK; from += 1) {
        const list = this.#lists[from]
        if (!list) continue
        block.push(list)
        entries += list.length
      }
      out.arrays(...joined(block, ({ docs }) => docs))
      out.arrays(...joined(block, ({ occurrences }) => occurrences))
      yield
    }
  }

  *#lengths(): Iterable<number> {
    for (let word = 0; word < this.#singleDoc.length; word += 1) yield this.#lists[word]?.length ?? 0
  }

  *load(from: Decoder): Loading {
    this.#singleDoc = from.uint32()
    this.#singleOccurrence = from.uint32()
    const lengths = from.uint32()
    let docs: Uint32Array = new Uint32Array(0)
    let occurrences = docs
    let at = 0
    for (let word = 0; word < lengths.length; word += 1) {
      const length = lengths[word]!
      if (length === 0) continue
      if (at === docs.length) {
        docs = from.uint32()
        occurrences = from.uint32()
        at = 0
        yield
      }
      const end = at + length
      this.#lists[word] = new PostingList(docs.subarray(at, end), occurrences.subarray(at, end))
      at = end
    }
  }

  /** The word's list, valid until the next call. */
  list(word: number): PostingList {
    const doc = this.#singleDoc[word] ?? NONE
    if (doc === NONE) return this.#lists[word] ?? EMPTY
    this.#scratch.invalidateMasks()
    this.#scratch.docs[0] = doc
    this.#scratch.occurrences[0] = this.#singleOccurrence[word]!
    return this.#scratch
  }

  /** The number of occurrences of the word. */
  getLength(word: number): number {
    return (this.#singleDoc[word] ?? NONE) === NONE ? (this.#lists[word]?.length ?? 0) : 1
  }

  /** Whether any document contains the word. */
  isUsed(word: number): boolean {
    return this.getLength(word) > 0
  }

  #promote(word: number): PostingList {
    const list = new PostingList()
    const doc = this.#singleDoc[word]!
    if (doc !== NONE) list.add(doc, [this.#singleOccurrence[word]!])
    this.#singleDoc[word] = NONE
    this.#lists[word] = list
    return list
  }

  #reserve(word: number): void {
    if (word < this.#singleDoc.length) return
    const before = this.#singleDoc.length
    this.#singleDoc = grownUint32(this.#singleDoc, word + 1)
    this.#singleDoc.fill(NONE, before)
    this.#singleOccurrence = grownUint32(this.#singleOccurrence, word + 1)
  }
}

function joined(
  lists: readonly PostingList[],
  part: (list: PostingList) => Uint32Array,
): [Uint32Array[], number] {
  let total = 0
  for (const { length } of lists) total += length
  return [lists.map((list) => part(list).subarray(0, list.length)), total]
}
