import { WEEKDAY_NAMES } from '@forecourt/schemas/contract'
import type { Path, SchemaType, ValidationMarker } from 'sanity'
import type { TypedText } from '../../inputs/typed/typed-texts.ts'

/** What is wrong with a document: `stops` keeps it from being published, `warns` does not. */
export interface Problem {
  readonly level: 'stops' | 'warns'
  /** What is wrong, as the rule says it. */
  readonly text: string
  /** The field as the form names it, outermost first: “Slides, 2nd, Headline”; empty for the whole form. */
  readonly field: string
  readonly path: Path
  /** The text that is typed there and not stored. */
  readonly typed?: TypedText
}

/**
 * The errors and warnings of a validated document in the order of its form, errors first. What a rule says twice about
 * one field is listed once.
 */
export function listProblems(
  markers: readonly ValidationMarker[],
  type: SchemaType,
  value: unknown,
): Problem[] {
  const problems = markers
    .filter(({ level }) => level !== 'info')
    .map(({ level, message, path }): Problem => {
      const field = fieldTitles(type, value, path).join(', ')
      return { level: level === 'error' ? 'stops' : 'warns', text: message, field, path }
    })
  const seen = new Set<string>()
  const once = problems.filter(({ level, field, text }) => {
    const key = `${level} ${field} ${text}`
    return !seen.has(key) && seen.add(key)
  })
  const order = formOrder(type)
  const rank = ({ path }: Problem) => order.indexOf(String(path[0] ?? ''))
  return once.sort((a, b) => Number(a.level === 'warns') - Number(b.level === 'warns') || rank(a) - rank(b))
}

/** What is typed and was left without being stored; a field that somebody is typing into is not judged yet. */
export function listTypedProblems(typed: readonly TypedText[], type: SchemaType, value: unknown): Problem[] {
  return typed.flatMap((one): Problem[] => {
    const { path, problem, isLeft, field = fieldTitles(type, value, path).join(', ') } = one
    return isLeft && problem !== null ? [{ level: 'stops', text: problem, field, path, typed: one }] : []
  })
}

/** “2 things stop this”, “1 thing worth a look”; empty without problems of that level. */
export function countProblems(problems: readonly Problem[], level: Problem['level']): string {
  const count = problems.filter((problem) => problem.level === level).length
  if (count === 0) return ''
  const things = count === 1 ? '1 thing' : `${count} things`
  if (level === 'warns') return `${things} worth a look`
  return `${things} ${count === 1 ? 'stops' : 'stop'} this`
}

const formOrder = (type: SchemaType) => ('fields' in type ? type.fields.map(({ name }) => name) : [])

function fieldTitles(type: SchemaType, value: unknown, path: Path): string[] {
  const [first, ...rest] = path
  if (first === undefined) return []
  if (typeof first === 'string') {
    const field = 'fields' in type ? type.fields.find(({ name }) => name === first) : undefined
    if (!field) return []
    const inner = (value as Record<string, unknown> | undefined)?.[first]
    return [field.type.title ?? '', ...fieldTitles(field.type, inner, rest)].filter(Boolean)
  }
  const items = Array.isArray(value) ? value : []
  const index = typeof first === 'number' ? first : items.findIndex((item) => hasKey(item, first))
  const item: unknown = items[index]
  const itemType = 'of' in type ? memberType(type.of as SchemaType[], item) : undefined
  const place = index < 0 ? [] : [findWeekday(item) ?? ordinal(index + 1)]
  return itemType ? [...place, ...fieldTitles(itemType, item, rest)] : place
}

/** A day of a week of hours is called by its name. */
function findWeekday(item: unknown): string | undefined {
  const { weekday } = (item ?? {}) as { weekday?: unknown }
  return typeof weekday === 'number' ? WEEKDAY_NAMES[weekday] : undefined
}

function memberType(members: readonly SchemaType[], item: unknown): SchemaType | undefined {
  const name = (item as { _type?: string } | undefined)?._type
  return members.find((member) => member.name === name) ?? (members.length === 1 ? members[0] : undefined)
}

function hasKey(item: unknown, segment: Exclude<Path[number], string | number>): boolean {
  return '_key' in segment && (item as { _key?: string } | null)?._key === segment._key
}

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en-AU', { type: 'ordinal' })
const ordinal = (place: number) => `${place}${SUFFIXES[rules.select(place)] ?? 'th'}`
