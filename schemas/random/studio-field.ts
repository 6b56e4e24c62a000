import { schemaTypes } from '../src/studio.ts'

/** A field, array member or type of the Studio's schema, as far as random values depend on it. */
export type StudioField = {
  name?: string
  type: string
  fields?: readonly StudioField[]
  of?: readonly StudioField[]
  to?: { type: string } | readonly { type: string }[]
  options?: { list?: readonly unknown[]; studioInput?: string }
  styles?: readonly { value: string }[]
  lists?: readonly { value: string }[]
  validation?: unknown
}

const TYPES = new Map(schemaTypes.map((type) => [type.name, type as unknown as StudioField]))

/** The type of this name, with its fields. @throws RangeError where the schema has none */
export function studioType(name: string): StudioField {
  const found = TYPES.get(name)
  if (found === undefined) throw new RangeError(`The schema has no type "${name}".`)
  return found
}

/** A field of a named type has that type's fields or members. */
export function resolveField(field: StudioField): StudioField {
  const named = TYPES.get(field.type)
  if (named === undefined || named.type === 'document') return field
  return { ...named, ...field, type: named.type, fields: named.fields, of: named.of }
}
