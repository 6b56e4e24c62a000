import type { GroqNode } from '../ast.ts'
import { QueryScope } from '../scope.ts'
import type { Origin, Traced } from './origin.ts'

/** A scope that knows the origin of its value. */
export class TracedScope extends QueryScope {
  readonly origin: Origin

  constructor(from: QueryScope, { value, origin }: Traced, parent: QueryScope | null, hidden = false) {
    super(from.env, value, parent, hidden)
    this.origin = origin
  }

  override nested(value: unknown, origin: Origin = null): TracedScope {
    return new TracedScope(this, { value, origin }, this.hidden ? this.parent : this)
  }

  override mapped(value: unknown, origin: Origin = null): TracedScope {
    return new TracedScope(this, { value, origin }, this.hidden ? this.parent : this, true)
  }
}

/** A compiled expression that reports origins. */
export type Trace = (scope: TracedScope) => Traced

/** The compiler with origins, passed to the modules that compile sub-expressions. */
export type CompileTrace = (node: GroqNode) => Trace
