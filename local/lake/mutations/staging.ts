import type { Change } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'
import { baseIdOf } from '../store/document-ids.ts'
import type { Mirror } from '../store/mirror.ts'

/** A transaction being put together: reads see its own writes, nothing else does until it is committed. */
export class Staging {
  readonly #mirror: Mirror
  readonly #changes = new Map<string, Change>()

  constructor(mirror: Mirror) {
    this.#mirror = mirror
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id)
    return change ? change.after : (this.#mirror.get(id) ?? null)
  }

  /** Puts a document (or its absence) in place; `mutation` is what listeners and history are told. */
  set(id: string, after: LakeDocument | null, mutation: object): void {
    const change = this.#changes.get(id)
    if (change) {
      change.after = after
      change.mutations.push(mutation)
    } else {
      this.#changes.set(id, { id, before: this.#mirror.get(id) ?? null, after, mutations: [mutation] })
    }
  }

  /** Documents that refer to `id` once this transaction stands. */
  *referencing(id: string): Generator<LakeDocument> {
    for (const document of this.#mirror.referencing(id).values()) {
      if (!this.#changes.has(document._id)) yield document
    }
    for (const { after } of this.#changes.values()) if (after) yield after
  }

  /** A document's published, draft and version forms as they stand now. */
  variantsOf(baseId: string): LakeDocument[] {
    const standing = [...this.#mirror.variantsOf(baseId).values()].filter(
      ({ _id }) => !this.#changes.has(_id),
    )
    const staged = [...this.#changes.values()].flatMap(({ after }) => (after ? [after] : []))
    return [...standing, ...staged.filter(({ _id }) => baseIdOf(_id) === baseId)]
  }

  /** The changes so far, without documents that neither were nor are. */
  changes(): Change[] {
    return [...this.#changes.values()].filter((change) => change.before !== null || change.after !== null)
  }
}
