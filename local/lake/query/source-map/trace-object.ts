import type { NodeOf, ObjectAttribute } from '../ast.ts'
import { compile } from '../compile.ts'
import { put } from '../compile-object.ts'
import { isGroqObject } from '../values.ts'
import { type Origin, type Traced, traceMember } from './origin.ts'
import type { CompileTrace, Trace, TracedScope } from './traced-scope.ts'

/** An object that the query creates, attribute by attribute. */
class TracedObject {
  readonly value: Record<string, unknown> = {}
  readonly attributes = new Map<string, Origin>()

  set(name: string, { value, origin }: Traced): void {
    put(this.value, name, value)
    this.attributes.set(name, origin)
  }

  spread(object: Traced): void {
    if (!isGroqObject(object.value)) return
    for (const name of Object.keys(object.value)) this.set(name, traceMember(object, name))
  }

  traced(): Traced {
    return { value: this.value, origin: { kind: 'object', attributes: this.attributes } }
  }
}

/** Merges the attributes of objects; later ones win. */
export function mergedObject(objects: Traced[]): Traced {
  const result = new TracedObject()
  for (const object of objects) result.spread(object)
  return result.traced()
}

/** `{a, "b": c, ...d, condition => {…}}`. */
export function traceObject({ attributes }: NodeOf<'Object'>, trace: CompileTrace): Trace {
  const writes = attributes.map((attribute) => traceWrite(attribute, trace))
  return (scope) => {
    scope.env.deadline.tick()
    const result = new TracedObject()
    for (const write of writes) write(result, scope)
    return result.traced()
  }
}

function traceWrite(
  attribute: ObjectAttribute,
  trace: CompileTrace,
): (result: TracedObject, scope: TracedScope) => void {
  const value = trace(attribute.value)
  if (attribute.type === 'ObjectAttributeValue') {
    return (result, scope) => result.set(attribute.name, value(scope))
  }
  if (attribute.type === 'ObjectSplat') return (result, scope) => result.spread(value(scope))
  const condition = compile(attribute.condition)
  return (result, scope) => {
    if (condition(scope) === true) result.spread(value(scope))
  }
}
