import type { OpCallNode } from './ast.ts'
import type { Deadline } from './deadline.ts'
import { GroqQueryError } from './query-error.ts'
import type { Compile, Evaluate } from './scope.ts'
import { matches } from './text-match.ts'
import { compare, finite, GroqDateTime, IdPath, isEqual, isGroqObject } from './values.ts'

type Operator = (left: unknown, right: unknown, deadline: Deadline) => unknown

const OPERATORS: Record<string, Operator> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': comparing((order) => order < 0),
  '<=': comparing((order) => order <= 0),
  '>': comparing((order) => order > 0),
  '>=': comparing((order) => order >= 0),
  in: isIn,
  match: matches,
  '+': add,
  '-': subtract,
  '*': numeric((left, right) => left * right),
  '/': numeric((left, right) => left / right),
  '%': numeric((left, right) => left % right),
  '**': numeric((left, right) => left ** right),
}

export function compileOperator({ op, left, right }: OpCallNode, compile: Compile): Evaluate {
  const operator = getOperator(op)
  const [first, second] = [compile(left), compile(right)]
  return (scope) => {
    // The elements of the list were counted when it was evaluated.
    scope.env.deadline.tick()
    return operator(first(scope), second(scope), scope.env.deadline)
  }
}

export function getOperator(op: string): Operator {
  const operator = OPERATORS[op]
  if (!operator) throw new GroqQueryError(`Unknown operator: ${op}`)
  return operator
}

function comparing(accept: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = compare(left, right)
    return order === null ? null : accept(order)
  }
}

function numeric(calculate: (left: number, right: number) => number): Operator {
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? finite(calculate(left, right)) : null
}

function isIn(value: unknown, list: unknown): unknown {
  if (list instanceof IdPath) return typeof value === 'string' ? list.matches(value) : null
  return Array.isArray(list) ? list.some((item) => isEqual(value, item ?? null)) : null
}

function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right)
  if (typeof left === 'string' && typeof right === 'string') return left + right
  if (left instanceof GroqDateTime && typeof right === 'number') return later(left, right)
  if (typeof left === 'number' && right instanceof GroqDateTime) return later(right, left)
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right]
  return isGroqObject(left) && isGroqObject(right) ? { ...left, ...right } : null
}

function subtract(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return finite(left - right)
  if (!(left instanceof GroqDateTime)) return null
  if (right instanceof GroqDateTime) return (left.ms - right.ms) / 1000
  return typeof right === 'number' ? later(left, -right) : null
}

/** Null when the sum is outside the range of dates. */
function later(instant: GroqDateTime, seconds: number): GroqDateTime | null {
  const ms = instant.ms + seconds * 1000
  return Math.abs(ms) <= 8.64e15 ? new GroqDateTime(ms) : null
}
