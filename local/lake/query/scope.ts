import type { JsonObject, LakeDocument } from '../store/document.ts'
import type { GroqNode } from './ast.ts'
import type { Deadline } from './deadline.ts'
import type { SyncTags } from './sync-tags.ts'
import type { DocumentView } from './view.ts'

/** The shared state of a query: its documents, parameters, time and limits. */
export interface QueryEnvironment {
  view: DocumentView
  params: JsonObject
  /** The time of `now()`, in ms since 1970. */
  now: number
  /** The caller, for `identity()`. */
  identity: string
  project: { projectId: string; dataset: string }
  deadline: Deadline
  tags: SyncTags
  /** Set where a change is evaluated (`delta::` functions). */
  before?: LakeDocument | null
  after?: LakeDocument | null
}

/** The value of `@` at one point of a query, and that of `^` from there. */
export class QueryScope {
  readonly env: QueryEnvironment
  readonly value: unknown
  readonly parent: QueryScope | null
  readonly hidden: boolean

  constructor(env: QueryEnvironment, value: unknown, parent: QueryScope | null, hidden = false) {
    this.env = env
    this.value = value
    this.parent = parent
    this.hidden = hidden
  }

  /** A nested scope, whose `^` is this scope's value. */
  nested(value: unknown): QueryScope {
    return new QueryScope(this.env, value, this.hidden ? this.parent : this)
  }

  /** As `nested`, but not counted by `^`: mapping over an array is not a level. */
  mapped(value: unknown): QueryScope {
    return new QueryScope(this.env, value, this.hidden ? this.parent : this, true)
  }
}

/** A compiled expression. */
export type Evaluate = (scope: QueryScope) => unknown

/** The compiler, passed to the modules that compile sub-expressions. */
export type Compile = (node: GroqNode) => Evaluate
