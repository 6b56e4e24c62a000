import type { GroqNode, NestedNode, PipeFuncCallNode } from '../ast.ts'
import { compile } from '../compile.ts'
import { compileOrdering, compileScoring } from '../pipes.ts'
import { isGroqObject } from '../values.ts'
import { listElements, type Traced, traceList } from './origin.ts'
import { mergedObject } from './trace-object.ts'
import type { CompileTrace, Trace, TracedScope } from './traced-scope.ts'

const NOTHING: Traced = { value: null, origin: null }

/** `base[condition]` of a list. */
export function traceFilter({ base, expr }: NestedNode, trace: CompileTrace): Trace {
  const [list, condition] = [trace(base), compile(expr)]
  return onElements(list, (items, scope) =>
    items.filter(({ value, origin }) => {
      scope.env.deadline.tick()
      return condition(scope.nested(value, origin)) === true
    }),
  )
}

export function traceMap({ base, expr }: NestedNode, trace: CompileTrace): Trace {
  const [list, each] = [trace(base), trace(expr)]
  return onElements(list, (items, scope) =>
    items.map(({ value, origin }) => {
      scope.env.deadline.tick()
      return each(scope.mapped(value, origin))
    }),
  )
}

export function traceFlatMap({ base, expr }: NestedNode, trace: CompileTrace): Trace {
  const [list, each] = [trace(base), trace(expr)]
  return onElements(list, (items, scope) =>
    items.flatMap(({ value, origin }) => {
      scope.env.deadline.tick()
      const inner = each(scope.mapped(value, origin))
      return Array.isArray(inner.value) ? listElements(inner) : [inner]
    }),
  )
}

export function traceProjection({ base, expr }: NestedNode, trace: CompileTrace): Trace {
  const [object, shape] = [trace(base), trace(expr)]
  return (scope) => {
    const { value, origin } = object(scope)
    return isGroqObject(value) ? shape(scope.nested(value, origin)) : NOTHING
  }
}

/** `| order(…)` and `| score(…)`. */
export function tracePipe({ name, base, args }: PipeFuncCallNode, trace: CompileTrace): Trace {
  const list = trace(base)
  return name === 'order' ? traceOrder(list, args) : traceScore(list, args)
}

function traceOrder(list: Trace, args: GroqNode[]): Trace {
  const ordering = compileOrdering(args, compile)
  return onElements(list, (items, scope) =>
    ordering(items.map(plainValue), scope).flatMap((index) => items[index] ?? []),
  )
}

function traceScore(list: Trace, args: GroqNode[]): Trace {
  const scoring = compileScoring(args, compile)
  return onElements(list, (items, scope) =>
    scoring(items.map(plainValue), scope).flatMap(({ index, score }) => {
      const item = items[index]
      return item ? [mergedObject([item, { value: { _score: score }, origin: null }])] : []
    }),
  )
}

function onElements(list: Trace, change: (items: Traced[], scope: TracedScope) => Traced[]): Trace {
  return (scope) => {
    const traced = list(scope)
    return Array.isArray(traced.value) ? traceList(change(listElements(traced), scope)) : NOTHING
  }
}

const plainValue = ({ value }: Traced) => value
