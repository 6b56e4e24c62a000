// `| order(…)` and `| score(…)`.
import type { GroqNode, PipeFuncCallNode } from './ast.ts'
import { GroqQueryError } from './query-error.ts'
import type { Compile, Evaluate, QueryScope } from './scope.ts'
import { matchScore } from './text-match.ts'
import { isGroqObject, totalCompare } from './values.ts'

export function compilePipe({ name, base, args }: PipeFuncCallNode, compile: Compile): Evaluate {
  const list = compile(base)
  const pipe = name === 'order' ? order(args, compile) : name === 'score' ? score(args, compile) : null
  if (!pipe) throw new GroqQueryError(`Undefined pipe function: ${name}`)
  return (scope) => {
    const value = list(scope)
    return Array.isArray(value) ? pipe(value, scope) : null
  }
}

type Pipe = (list: unknown[], scope: QueryScope) => unknown[]

function order(args: GroqNode[], compile: Compile): Pipe {
  const ordering = compileOrdering(args, compile)
  return (list, scope) => ordering(list, scope).map((index) => list[index])
}

/** `order(…)` as indexes of the list in their new order. */
export function compileOrdering(
  args: GroqNode[],
  compile: Compile,
): (list: unknown[], scope: QueryScope) => number[] {
  const keys = args.map((arg) => {
    const key = arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg
    return { value: compile(key), sign: arg.type === 'Desc' ? -1 : 1 }
  })
  return (list, scope) => {
    const rows = list.map((item, index) => {
      scope.env.deadline.tick()
      const inner = scope.nested(item ?? null)
      return { index, sorts: keys.map(({ value }) => value(inner)) }
    })
    return rows
      .sort((a, b) => {
        for (const [index, { sign }] of keys.entries()) {
          const order = totalCompare(a.sorts[index], b.sorts[index]) * sign
          if (order !== 0) return order
        }
        return 0
      })
      .map((row) => row.index)
  }
}

function score(args: GroqNode[], compile: Compile): Pipe {
  const scoring = compileScoring(args, compile)
  return (list, scope) =>
    scoring(list, scope).map(({ index, score: _score }) => ({ ...(list[index] as object), _score }))
}

/** `score(…)` as indexes of the list's objects with their scores, best first. */
export function compileScoring(
  args: GroqNode[],
  compile: Compile,
): (list: unknown[], scope: QueryScope) => { index: number; score: number }[] {
  const scores = args.map((arg) => compileScore(arg, compile))
  return (list, scope) => {
    const scored = list.flatMap((item, index) => {
      if (!isGroqObject(item)) return []
      scope.env.deadline.tick()
      const inner = scope.nested(item)
      const start = typeof item._score === 'number' ? item._score : 0
      return [{ index, score: scores.reduce((sum, part) => sum + part(inner), start) }]
    })
    return scored.sort((a, b) => b.score - a.score)
  }
}

/** One condition's contribution to an element's score. */
function compileScore(node: GroqNode, compile: Compile): (scope: QueryScope) => number {
  if (node.type === 'Group') return compileScore(node.base, compile)
  if (node.type === 'OpCall' && node.op === 'match') {
    const [left, right] = [compile(node.left), compile(node.right)]
    return (scope) => matchScore(left(scope), right(scope), scope.env.deadline)
  }
  if (node.type === 'FuncCall' && node.name === 'boost') return compileBoost(node.args, compile)
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [compileScore(node.left, compile), compileScore(node.right, compile)]
    return node.type === 'Or'
      ? (scope) => left(scope) + right(scope)
      : (scope) => both(left(scope), () => right(scope))
  }
  const condition = compile(node)
  return (scope) => (condition(scope) === true ? 1 : 0)
}

function both(left: number, right: () => number): number {
  if (left === 0) return 0
  const other = right()
  return other === 0 ? 0 : left + other
}

function compileBoost([condition, weight]: GroqNode[], compile: Compile): (scope: QueryScope) => number {
  if (!condition || !weight) throw new GroqQueryError('boost() needs a condition and a weight')
  const [score, boost] = [compileScore(condition, compile), compile(weight)]
  return (scope) => {
    const base = score(scope)
    const added = base > 0 ? boost(scope) : 0
    return typeof added === 'number' && base > 0 ? base + added : 0
  }
}
