import type { Change } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'
import { getBaseId } from '../store/document-ids.ts'
import type { Mirror } from '../store/mirror.ts'

/** A transaction in preparation: its reads include its own writes, which stay private until the commit. */
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

  /** Stages a document or its deletion; `mutation` is for listeners and history. */
  set(id: string, after: LakeDocument | null, mutation: object): void {
    const change = this.#changes.get(id)
    if (change) {
      change.after = after
      change.mutations.push(mutation)
    } else {
      this.#changes.set(id, { id, before: this.#mirror.get(id) ?? null, after, mutations: [mutation] })
    }
  }

  /** Documents that refer to `id` in the staged state. */
  *referencing(id: string): Generator<LakeDocument> {
    for (const document of this.#mirror.referencing(id).values()) {
      if (!this.#changes.has(document._id)) yield document
    }
    for (const { after } of this.#changes.values()) if (after) yield after
  }

  /** A document's published, draft and version forms in the staged state. */
  listVariants(baseId: string): LakeDocument[] {
    const current = [...this.#mirror.listVariants(baseId).values()].filter(
      ({ _id }) => !this.#changes.has(_id),
    )
    const staged = [...this.#changes.values()].flatMap(({ after }) => (after ? [after] : []))
    return [...current, ...staged.filter(({ _id }) => getBaseId(_id) === baseId)]
  }

  /** The staged changes, without documents that exist neither before nor after. */
  changes(): Change[] {
    return [...this.#changes.values()].filter((change) => change.before !== null || change.after !== null)
  }
}
