// A second evaluation of queries, for source maps: each value is accompanied by its origin. Calculated expressions
// are evaluated as usual and have no origin.

import type { GroqNode, NestedNode, NodeOf } from '../ast.ts'
import { compile, sliceBounds } from '../compile.ts'
import { getOperator } from '../compile-operator.ts'
import { GroqQueryError } from '../query-error.ts'
import type { QueryScope } from '../scope.ts'
import { isGroqObject } from '../values.ts'
import { listElements, traceList, traceMember, wholeDocument, wholeDocuments } from './origin.ts'
import { traceFilter, traceFlatMap, traceMap, tracePipe, traceProjection } from './trace-nested.ts'
import { mergedObject, traceObject } from './trace-object.ts'
import { type CompileTrace, type Trace, TracedScope } from './traced-scope.ts'

type Tracers = { [Type in GroqNode['type']]?: (node: NodeOf<Type>, trace: CompileTrace) => Trace }

const TRACERS: Tracers = {
  This:
    () =>
    ({ value, origin }) => ({ value, origin }),
  Everything: documents,
  Parent: ({ n }) => traceAncestor(n),
  Group: ({ base }) => trace(base),
  AccessAttribute: traceAttribute,
  AccessElement: traceElement,
  ArrayCoerce: traceArrayCoerce,
  Slice: traceSlice,
  Deref: (node) => {
    const target = compile(node)
    return (scope) => wholeDocument(target(scope))
  },
  // Filters on `*` are answered by the indexes; their results are whole documents.
  Filter: (node: NestedNode) =>
    node.base.type === 'Everything' ? documents(node) : traceFilter(node, trace),
  Map: traceMap,
  FlatMap: traceFlatMap,
  Projection: traceProjection,
  OpCall: traceOperator,
  Array: traceArray,
  Object: traceObject,
  Select: traceSelect,
  FuncCall: traceFunction,
  PipeFuncCall: tracePipe,
}

/** Compiles an expression with origins; its values equal those of `compile`. */
export function trace(node: GroqNode): Trace {
  const tracer = TRACERS[node.type] as ((node: GroqNode, trace: CompileTrace) => Trace) | undefined
  return tracer ? tracer(node, trace) : calculated(node)
}

function calculated(node: GroqNode): Trace {
  const evaluate = compile(node)
  return (scope) => ({ value: evaluate(scope) ?? null, origin: null })
}

function documents(node: GroqNode): Trace {
  const found = compile(node)
  return (scope) => wholeDocuments(found(scope))
}

function traceAncestor(levels: number): Trace {
  return (scope) => {
    let current: QueryScope = scope
    for (let level = 0; level < levels; level++) {
      if (!current.parent) return { value: null, origin: null }
      current = current.parent
    }
    return { value: current.value, origin: current instanceof TracedScope ? current.origin : null }
  }
}

function traceAttribute({ base, name }: NodeOf<'AccessAttribute'>): Trace {
  if (!base) return (scope) => traceMember(scope, name)
  const inner = trace(base)
  return (scope) => traceMember(inner(scope), name)
}

function traceElement({ base, index }: NodeOf<'AccessElement'>): Trace {
  const list = trace(base)
  return (scope) => listElements(list(scope)).at(index) ?? { value: null, origin: null }
}

function traceArrayCoerce({ base }: NodeOf<'ArrayCoerce'>): Trace {
  const inner = trace(base)
  return (scope) => {
    const traced = inner(scope)
    return Array.isArray(traced.value) ? traced : { value: null, origin: null }
  }
}

function traceSlice(node: NodeOf<'Slice'>): Trace {
  const list = trace(node.base)
  return (scope) => {
    const traced = list(scope)
    if (!Array.isArray(traced.value)) return { value: null, origin: null }
    return traceList(listElements(traced).slice(...sliceBounds(node, traced.value.length)))
  }
}

/** Concatenated lists or merged objects; results of other operators are calculated. */
function traceOperator(node: NodeOf<'OpCall'>): Trace {
  if (node.op !== '+') return calculated(node)
  const [left, right, add] = [trace(node.left), trace(node.right), getOperator(node.op)]
  return (scope) => {
    scope.env.deadline.tick()
    const [a, b] = [left(scope), right(scope)]
    if (Array.isArray(a.value) && Array.isArray(b.value))
      return traceList([...listElements(a), ...listElements(b)])
    if (isGroqObject(a.value) && isGroqObject(b.value)) return mergedObject([a, b])
    return { value: add(a.value, b.value, scope.env.deadline) ?? null, origin: null }
  }
}

function traceArray({ elements }: NodeOf<'Array'>): Trace {
  const parts = elements.map(({ value, isSplat }) => ({ value: trace(value), isSplat }))
  return (scope) =>
    traceList(
      parts.flatMap(({ value, isSplat }) => {
        const item = value(scope)
        return isSplat ? listElements(item) : [item]
      }),
    )
}

function traceSelect({ alternatives, fallback }: NodeOf<'Select'>): Trace {
  const cases = alternatives.map(({ condition, value }) => ({
    when: compile(condition),
    result: trace(value),
  }))
  const otherwise: Trace = fallback ? trace(fallback) : () => ({ value: null, origin: null })
  return (scope) => (cases.find(({ when }) => when(scope) === true)?.result ?? otherwise)(scope)
}

function traceFunction(node: NodeOf<'FuncCall'>): Trace {
  const { namespace, name, args } = node
  if (namespace === 'global' && name === 'coalesce') return traceCoalesce(args)
  if (namespace === 'documents' && name === 'get') {
    const target = compile(node)
    return (scope) => wholeDocument(target(scope))
  }
  if (namespace === 'array' && name === 'compact') return traceCompact(args)
  return calculated(node)
}

function traceCoalesce(args: GroqNode[]): Trace {
  const values = args.map(trace)
  return (scope) => {
    for (const value of values) {
      const traced = value(scope)
      if ((traced.value ?? null) !== null) return traced
    }
    return { value: null, origin: null }
  }
}

function traceCompact([list]: GroqNode[]): Trace {
  if (!list) throw new GroqQueryError('array::compact() needs a list')
  const inner = trace(list)
  return (scope) => {
    const traced = inner(scope)
    if (!Array.isArray(traced.value)) return { value: null, origin: null }
    return traceList(listElements(traced).filter(({ value }) => value !== null))
  }
}
