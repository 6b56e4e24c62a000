// Selectors: expressions that name places in a value (`(title, parts[].name)`, `anywhere(_type == "x")`), and changes at
// those places. Source: https://spec.groq.dev, "Selectors" and "Delta mode".
import type { GroqNode, NodeOf } from './ast.ts'
import { GroqQueryError } from './query-error.ts'
import type { Compile, Evaluate, QueryScope } from './scope.ts'
import { classify, isEqual, isGroqObject } from './values.ts'

/** Names and indexes from a value to a part of it. */
type Path = readonly (string | number)[]
/** The places of a value that a selector names. */
export type Select = (value: unknown, scope: QueryScope) => Path[]

/** Compiles a selector. Throws GroqQueryError for other expressions. */
export function compileSelector(node: GroqNode, compile: Compile): Select {
  switch (node.type) {
    case 'Group':
      return compileSelector(node.base, compile)
    case 'Tuple': {
      const members = node.members.map((member) => compileSelector(member, compile))
      return (value, scope) => members.flatMap((select) => select(value, scope))
    }
    case 'AccessAttribute': {
      const { name, base } = node
      if (!base) return () => [[name]]
      const select = compileSelector(base, compile)
      return (value, scope) => select(value, scope).map((path) => [...path, name])
    }
    case 'ArrayCoerce':
      return selectElements(compileSelector(node.base, compile), () => true)
    case 'Filter': {
      const condition = compile(node.expr)
      return selectElements(
        compileSelector(node.base, compile),
        (item, scope) => condition(scope.nested(item ?? null)) === true,
      )
    }
    case 'SelectorFuncCall':
      return selectAnywhere(node, compile)
    case 'SelectorNested':
      return selectNested(node, compile)
    default:
      throw new GroqQueryError(`Not a selector: ${node.type}`)
  }
}

function selectElements(base: Select, accepts: (item: unknown, scope: QueryScope) => boolean): Select {
  return (value, scope) =>
    base(value, scope).flatMap((path) => {
      const list = valueAt(value, path)
      if (!Array.isArray(list)) return []
      scope.env.deadline.tick()
      return list.flatMap((item, index) => (accepts(item, scope) ? [[...path, index]] : []))
    })
}

/** `anywhere(condition)`: all objects in the value, at any depth, for which it is true. */
function selectAnywhere({ arg }: NodeOf<'SelectorFuncCall'>, compile: Compile): Select {
  const condition = compile(arg)
  const search = (value: unknown, scope: QueryScope, path: Path): Path[] => {
    scope.env.deadline.tick()
    if (Array.isArray(value)) return value.flatMap((item, index) => search(item, scope, [...path, index]))
    if (!isGroqObject(value)) return []
    const inner = Object.entries(value).flatMap(([name, part]) => search(part, scope, [...path, name]))
    return condition(scope.mapped(value)) === true ? [path, ...inner] : inner
  }
  return (value, scope) => search(value, scope, [])
}

function selectNested({ base, nested }: NodeOf<'SelectorNested'>, compile: Compile): Select {
  const [outer, inner] = [compileSelector(base, compile), compileSelector(nested, compile)]
  return (value, scope) =>
    outer(value, scope).flatMap((path) =>
      inner(valueAt(value, path), scope).map((rest) => [...path, ...rest]),
    )
}

/** Whether a selected place differs between two values. */
export function compileChangedAny(before: Evaluate, after: Evaluate, select: Select): Evaluate {
  return (scope) => {
    const [old, current] = [before(scope), after(scope)]
    const paths = select(old, scope)
    if (paths.length !== select(current, scope).length) return true
    return paths.some(
      (path) => !sameLists(old, current, path) || !deepEqual(valueAt(old, path), valueAt(current, path)),
    )
  }
}

/** Whether nothing but selected places differs between two values. */
export function compileChangedOnly(before: Evaluate, after: Evaluate, select: Select): Evaluate {
  return (scope) => {
    const [old, current] = [before(scope), after(scope)]
    const paths = select(old, scope)
    return differences(old, current, [], scope).every((change) =>
      paths.some((path) => path.every((part, index) => change[index] === part)),
    )
  }
}

/** Whether every list on the way has as many elements in both: an index in a list of another length is another element. */
function sameLists(old: unknown, current: unknown, path: Path): boolean {
  return path.every((part, index) => {
    if (typeof part !== 'number') return true
    const [one, other] = [valueAt(old, path.slice(0, index)), valueAt(current, path.slice(0, index))]
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length
  })
}

/** The innermost places at which two values differ; a list whose length changed is one place. */
function differences(old: unknown, current: unknown, path: Path, scope: QueryScope): Path[] {
  scope.env.deadline.tick()
  if (isGroqObject(old) && isGroqObject(current)) {
    const names = new Set([...Object.keys(old), ...Object.keys(current)])
    return [...names].flatMap((name) => differences(old[name], current[name], [...path, name], scope))
  }
  if (Array.isArray(old) && Array.isArray(current) && old.length === current.length)
    return old.flatMap((item, index) => differences(item, current[index], [...path, index], scope))
  return deepEqual(old, current) ? [] : [path]
}

function valueAt(value: unknown, path: Path): unknown {
  let current: unknown = value
  for (const part of path) {
    if (typeof part === 'number') current = Array.isArray(current) ? current[part] : undefined
    else current = isGroqObject(current) && Object.hasOwn(current, part) ? current[part] : undefined
  }
  return current ?? null
}

/** Equality of lists and objects by their parts, which GROQ's `==` does not have. */
function deepEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => deepEqual(item, other[index]))
    )
  if (isGroqObject(one)) {
    if (!isGroqObject(other)) return false
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => deepEqual(one[name], other[name]))
  }
  return classify(one) === classify(other) && (classify(one) === 'null' || isEqual(one, other))
}
