import type { JsonObject, LakeDocument } from '../store/document.ts'
import type { GroqNode } from './ast.ts'
import type { Deadline } from './deadline.ts'
import type { SyncTags } from './sync-tags.ts'
import type { DocumentView } from './view.ts'

/** What a whole query shares: its documents, parameters, moment and limits. */
export interface QueryEnvironment {
  view: DocumentView
  params: JsonObject
  /** The moment `now()` answers, in ms since 1970. */
  now: number
  /** Who asks, for `identity()`. */
  identity: string
  project: { projectId: string; dataset: string }
  deadline: Deadline
  tags: SyncTags
  /** Set where a change is judged (`delta::` functions). */
  before?: LakeDocument | null
  after?: LakeDocument | null
}

/** What `@` is at one place of a query, and what `^` is from there. */
export class Scope {
  readonly env: QueryEnvironment
  readonly value: unknown
  readonly parent: Scope | null
  readonly hidden: boolean

  constructor(env: QueryEnvironment, value: unknown, parent: Scope | null, hidden = false) {
    this.env = env
    this.value = value
    this.parent = parent
    this.hidden = hidden
  }

  /** A scope inside this one; `^` there is this scope's value. */
  nested(value: unknown): Scope {
    return new Scope(this.env, value, this.hidden ? this.parent : this)
  }

  /** As `nested`, but not counted by `^`: mapping over an array is no level of its own. */
  mapped(value: unknown): Scope {
    return new Scope(this.env, value, this.hidden ? this.parent : this, true)
  }
}

/** A compiled expression. */
export type Evaluate = (scope: Scope) => unknown

/** The compiler, handed to the parts that compile their own sub-expressions. */
export type Compile = (node: GroqNode) => Evaluate
