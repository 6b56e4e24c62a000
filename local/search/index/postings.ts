import { grownUint32 } from './growing.ts'
import { PostingList } from './posting-list.ts'

const NONE = 0xffffffff

/**
 * The posting lists of all words. A word that occurs once, as most stock numbers do, costs eight bytes and no
 * object.
 */
export class Postings {
  #singleDoc: Uint32Array = new Uint32Array(0)
  #singleOccurrence: Uint32Array = new Uint32Array(0)
  #lists: (PostingList | undefined)[] = []
  readonly #scratch = new PostingList(new Uint32Array(1), new Uint32Array(1), 1)

  /** Adds the occurrences of a word in a document that does not hold the word yet. */
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

  /** The word's list. What is returned is valid until the next call. */
  list(word: number): PostingList {
    const list = this.#lists[word]
    if (list) return list
    const doc = this.#singleDoc[word] ?? NONE
    this.#scratch.length = doc === NONE ? 0 : 1
    this.#scratch.docs[0] = doc
    this.#scratch.occurrences[0] = this.#singleOccurrence[word] ?? 0
    return this.#scratch
  }

  /** Whether the word stands in any document. */
  isUsed(word: number): boolean {
    return this.list(word).length > 0
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
