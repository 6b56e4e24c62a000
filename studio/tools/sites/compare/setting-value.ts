import type { FieldType, Setting } from './list-settings.ts'

type Fields = Record<string, unknown>

/** What a setting is without anything in it. */
export const EMPTY_LABEL = 'Empty'

/** The value of a setting in a document; a switch that was never set has its default. */
export function readValue(document: Fields | undefined, { path, type }: Setting): unknown {
  let value: unknown = document
  for (const name of path) value = isFields(value) ? value[name] : undefined
  if (value !== undefined && value !== null) return value
  const { initialValue } = type
  const isSwitch = type.jsonType === 'boolean' || listChoices(type).length > 0
  return isSwitch && typeof initialValue !== 'function' ? initialValue : undefined
}

/** Are two values the same for whoever reads them? Keys of list items and empty values count for nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(value: unknown): unknown {
  if (isEmpty(value)) return null
  if (Array.isArray(value)) return value.map(plain)
  if (!isFields(value)) return value
  const kept = Object.entries(value).filter(([name, field]) => !/^_(key|type)$/.test(name) && !isEmpty(field))
  return Object.fromEntries(
    kept.sort(([a], [b]) => a.localeCompare(b)).map(([name, field]) => [name, plain(field)]),
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * A value in words.
 * @param names what documents that it refers to are called, by id
 */
export function sayValue(
  value: unknown,
  type: FieldType | undefined,
  names: Readonly<Record<string, string>>,
): string {
  if (isEmpty(value)) return EMPTY_LABEL
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) {
    const said = value.map((item) => sayValue(item, itemType(item, type), names))
    return new Intl.ListFormat('en-AU').format(said)
  }
  if (!isFields(value))
    return listChoices(type).find((choice) => choice.value === value)?.title ?? String(value)
  return sayFields(value, type, names)
}

function sayFields(
  value: Fields,
  type: FieldType | undefined,
  names: Readonly<Record<string, string>>,
): string {
  if (typeof value._ref === 'string') return names[value._ref] ?? 'Something that is not there any more'
  if (typeof value.current === 'string') return value.current
  if (value.asset) return 'A picture'
  return Object.entries(value)
    .filter(([name, field]) => !name.startsWith('_') && !isEmpty(field))
    .map(([name, field]) => {
      const of = type?.fields?.find((one) => one.name === name)?.type
      const words = sayValue(field, of, names)
      return typeof field === 'boolean' || typeof field === 'number' ? `${of?.title ?? name} ${words}` : words
    })
    .join(', ')
}

function itemType(item: unknown, list: FieldType | undefined): FieldType | undefined {
  const type = isFields(item) && typeof item._type === 'string' ? item._type : null
  const member = list?.of?.find(({ name }) => name === type) ?? list?.of?.[0]
  // A list of words has its choices on the list.
  return member && list?.options?.list ? { ...member, options: list.options } : member
}

function listChoices(type: FieldType | undefined): { value: unknown; title: string }[] {
  return (type?.options?.list ?? []).map((choice) =>
    isFields(choice)
      ? { value: choice.value, title: String(choice.title) }
      : { value: choice, title: String(choice) },
  )
}

/** The ids of the documents that values refer to. */
export function listRefs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listRefs)
  if (!isFields(value)) return []
  if (typeof value._ref === 'string') return [value._ref]
  return Object.values(value).flatMap(listRefs)
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
