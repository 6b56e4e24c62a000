import type { Json } from '../index/walk.ts'
import { namesIndex } from './key.ts'
import { ruleFor } from './tenant-token.ts'

/** What a request may access. */
export class Access {
  /** Patterns of the key's indexes. */
  readonly #indexes: readonly string[]
  /** Rules of a tenant token; null without one. */
  readonly #rules: ReadonlyMap<string, Json> | null
  readonly canCreateIndexes: boolean

  constructor(
    indexes: readonly string[],
    rules: ReadonlyMap<string, Json> | null,
    canCreateIndexes: boolean,
  ) {
    this.#indexes = indexes
    this.#rules = rules
    this.canCreateIndexes = canCreateIndexes
  }

  /** Whether both the key and the token allow the index. */
  sees(uid: string): boolean {
    const byKey = this.#indexes.some((pattern) => namesIndex(pattern, uid))
    return byKey && (this.#rules === null || ruleFor(this.#rules, uid) !== undefined)
  }

  seesAll(): boolean {
    return this.#indexes.includes('*') && (this.#rules === null || this.#rules.has('*'))
  }

  /** The filter applied to every search in the index, or null. */
  filterFor(uid: string): Json {
    return (this.#rules && ruleFor(this.#rules, uid)) ?? null
  }
}

/** Unlimited: the master key, or a server without one. */
export const fullAccess = new Access(['*'], null, true)
