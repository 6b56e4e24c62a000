import type { NodeOf, ObjectAttribute } from './ast.ts'
import type { Compile, QueryScope } from './scope.ts'
import { isGroqObject } from './values.ts'

type Write = (result: Record<string, unknown>, scope: QueryScope) => void

/** `{a, "b": c, ...d, condition => {…}}`. */
export function compileObject(
  { attributes }: NodeOf<'Object'>,
  compile: Compile,
): (scope: QueryScope) => unknown {
  const writes = attributes.map((attribute) => compileWrite(attribute, compile))
  return (scope) => {
    scope.env.deadline.tick()
    const result: Record<string, unknown> = {}
    for (const write of writes) write(result, scope)
    return result
  }
}

function compileWrite(attribute: ObjectAttribute, compile: Compile): Write {
  const value = compile(attribute.value)
  if (attribute.type === 'ObjectAttributeValue') {
    const { name } = attribute
    return (result, scope) => put(result, name, value(scope))
  }
  if (attribute.type === 'ObjectSplat') return (result, scope) => spread(result, value(scope))
  const condition = compile(attribute.condition)
  return (result, scope) => {
    if (condition(scope) === true) spread(result, value(scope))
  }
}

function spread(result: Record<string, unknown>, value: unknown): void {
  if (!isGroqObject(value)) return
  for (const name of Object.keys(value)) put(result, name, value[name])
}

/** Plain assignment to `__proto__` would change the prototype instead of adding the attribute. */
export function put(result: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') result[name] = value
  else Object.defineProperty(result, name, { value, enumerable: true, writable: true, configurable: true })
}
