// The GROQ evaluator: groq-js parses, this compiles the tree to closures over plain JSON values. groq-js's own
// evaluator scans every document for every `*`, cannot be interrupted and lacks text::query; the tests use it as the
// reference. Source: https://spec.groq.dev
import type { GroqNode, NodeOf } from './ast.ts'
import { compileFilter, compileFlatMap, compileMap, compileProjection } from './compile-nested.ts'
import { compileObject } from './compile-object.ts'
import { compileOperator } from './compile-operator.ts'
import { compileFunction } from './functions/function-table.ts'
import { compilePipe } from './pipes.ts'
import { GroqQueryError } from './query-error.ts'
import { readsScope } from './reads-document.ts'
import type { Compile, Evaluate, QueryEnvironment, QueryScope } from './scope.ts'
import { compare, isGroqObject } from './values.ts'

type Compilers = { [Type in GroqNode['type']]?: (node: NodeOf<Type>, compile: Compile) => Evaluate }

const COMPILERS: Compilers = {
  This: () => (scope) => scope.value,
  Everything: () => everything,
  Parent: ({ n }) => ancestor(n),
  Parameter:
    ({ name }) =>
    (scope) =>
      Object.hasOwn(scope.env.params, name) ? (scope.env.params[name] ?? null) : null,
  Value: ({ value }) => {
    const constant = value ?? null
    return () => constant
  },
  Context:
    ({ key }) =>
    (scope) =>
      scope.env[key] ?? null,
  Group: ({ base }) => compile(base),
  AccessAttribute: compileAttribute,
  AccessElement: compileElement,
  ArrayCoerce: ({ base }) => onValue(base, (value) => (Array.isArray(value) ? value : null)),
  Slice: compileSlice,
  Deref: compileDeref,
  Filter: compileFilter,
  Map: compileMap,
  FlatMap: compileFlatMap,
  Projection: compileProjection,
  And: compileAnd,
  Or: compileOr,
  Not: ({ base }) => onValue(base, (value) => (typeof value === 'boolean' ? !value : null)),
  Neg: ({ base }) => onValue(base, (value) => (typeof value === 'number' ? -value : null)),
  Pos: ({ base }) => onValue(base, (value) => (typeof value === 'number' ? value : null)),
  OpCall: compileOperator,
  InRange: compileRange,
  Array: compileArray,
  Object: compileObject,
  Select: compileSelect,
  FuncCall: compileFunction,
  PipeFuncCall: compilePipe,
}

/** Compiles an expression. Throws GroqQueryError for unsupported parts of the language. */
export function compile(node: GroqNode): Evaluate {
  const compiler = COMPILERS[node.type] as ((node: GroqNode, compile: Compile) => Evaluate) | undefined
  if (!compiler) throw new GroqQueryError(`Unsupported expression: ${node.type}`)
  const evaluate = compiler(node, compile)
  return startsWithEverything(node) && !readsScope(node) ? memoizeByQuery(evaluate) : evaluate
}

/** Whether it is `*` with filters, projections, pipes or accesses after it, or a function of such a list. */
function startsWithEverything(node: GroqNode): boolean {
  if (node.type === 'FuncCall') return node.args.some(startsWithEverything)
  let current: GroqNode = node
  while ('base' in current && current.base) current = current.base
  return current !== node && current.type === 'Everything'
}

/** A sub-query that does not depend on the element it stands beside is evaluated for the first one only. */
function memoizeByQuery(evaluate: Evaluate): Evaluate {
  const values = new WeakMap<QueryEnvironment, { value: unknown }>()
  return (scope) => {
    const known = values.get(scope.env)
    if (known) return known.value
    const value = evaluate(scope)
    values.set(scope.env, { value })
    return value
  }
}

function everything(scope: QueryScope): unknown {
  scope.env.tags.everything()
  return scope.env.view.all()
}

function ancestor(levels: number): Evaluate {
  return (scope) => {
    let current = scope
    for (let level = 0; level < levels; level++) {
      if (!current.parent) return null
      current = current.parent
    }
    return current.value
  }
}

function onValue(base: GroqNode, change: (value: unknown) => unknown): Evaluate {
  const inner = compile(base)
  return (scope) => change(inner(scope))
}

function compileAttribute({ base, name }: NodeOf<'AccessAttribute'>): Evaluate {
  const inner: Evaluate = base ? compile(base) : (scope) => scope.value
  return (scope) => {
    const value = inner(scope)
    return isGroqObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
  }
}

function compileElement({ base, index }: NodeOf<'AccessElement'>): Evaluate {
  return onValue(base, (value) => (Array.isArray(value) ? (value.at(index) ?? null) : null))
}

function compileSlice(node: NodeOf<'Slice'>): Evaluate {
  return onValue(node.base, (value) =>
    Array.isArray(value) ? value.slice(...sliceBounds(node, value.length)) : null,
  )
}

/** Start and exclusive end of a slice of a list of this length. */
export function sliceBounds({ left, right, isInclusive }: NodeOf<'Slice'>, length: number): [number, number] {
  const start = left < 0 ? length + left : left
  const end = (right < 0 ? length + right : right) + (isInclusive ? 1 : 0)
  return [Math.max(start, 0), Math.max(end, 0)]
}

function compileDeref({ base }: NodeOf<'Deref'>): Evaluate {
  const inner = compile(base)
  return (scope) => {
    const value = inner(scope)
    const id = isGroqObject(value) ? value._ref : undefined
    if (typeof id !== 'string') return null
    scope.env.tags.document(id)
    return scope.env.view.get(id) ?? null
  }
}

function compileAnd({ left, right }: NodeOf<'And'>): Evaluate {
  const [first, second] = [compile(left), compile(right)]
  return (scope) => {
    const a = first(scope)
    if (a === false) return false
    const b = second(scope)
    if (b === false) return false
    return a === true && b === true ? true : null
  }
}

function compileOr({ left, right }: NodeOf<'Or'>): Evaluate {
  const [first, second] = [compile(left), compile(right)]
  return (scope) => {
    const a = first(scope)
    if (a === true) return true
    const b = second(scope)
    if (b === true) return true
    return a === false && b === false ? false : null
  }
}

function compileRange({ base, left, right, isInclusive }: NodeOf<'InRange'>): Evaluate {
  const [value, low, high] = [compile(base), compile(left), compile(right)]
  return (scope) => {
    const it = value(scope)
    const fromLow = compare(it, low(scope))
    const toHigh = compare(it, high(scope))
    if (fromLow === null || toHigh === null) return null
    return fromLow >= 0 && (isInclusive ? toHigh <= 0 : toHigh < 0)
  }
}

function compileArray({ elements }: NodeOf<'Array'>): Evaluate {
  const parts = elements.map(({ value, isSplat }) => ({ value: compile(value), isSplat }))
  return (scope) => {
    const list: unknown[] = []
    for (const { value, isSplat } of parts) {
      const item = value(scope)
      if (!isSplat) list.push(item)
      else if (Array.isArray(item)) for (const inner of item) list.push(inner)
    }
    return list
  }
}

function compileSelect({ alternatives, fallback }: NodeOf<'Select'>): Evaluate {
  const cases = alternatives.map(({ condition, value }) => ({
    when: compile(condition),
    result: compile(value),
  }))
  const otherwise = fallback ? compile(fallback) : () => null
  return (scope) => {
    const chosen = cases.find(({ when }) => when(scope) === true)
    return chosen ? chosen.result(scope) : otherwise(scope)
  }
}
