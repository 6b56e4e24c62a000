import { carDocument } from '@forecourt/schemas/contract'
import type { z } from 'zod'

type Test = (value: unknown) => boolean

const { shape } = carDocument
const isText: Test = (value) => typeof value === 'string'

/**
 * Values that a member of the contract takes and leaves as they are, told without its schema: a car has some seventy
 * members, nearly all of them plain texts and numbers, and asking the schema of each takes longer than reading the
 * row. A schema is known by being the one that a member of that kind has; of what is not known nothing is said, and
 * whatever is not surely right goes through the schema. A property test holds the two ways together.
 */
const TESTS = new Map<z.ZodType, Test>([
  [shape.make, isText],
  [shape.year, (value) => typeof value === 'number' && Number.isFinite(value)],
  [shape.sold, (value) => typeof value === 'boolean'],
  [shape.dealership_ids, (value) => Array.isArray(value) && value.every(isText)],
  [shape.images, (value) => Array.isArray(value) && value.every(isPicture)],
])

/** Whether a value of that member is right as it stands. */
export function asItStands(schema: z.ZodType): Test {
  return TESTS.get(schema) ?? (() => false)
}

const isPicture: Test = (value) => hasOnly(value, 'image', isImage)
const isImage: Test = (value) => {
  if (!isRecord(value)) return false
  const names = Object.keys(value)
  return names.length === 2 && names[0] === 'url' && isText(value.url) && hasOnly(value.thumb, 'url', isText)
}

function hasOnly(value: unknown, name: string, test: Test): boolean {
  return isRecord(value) && Object.keys(value).length === 1 && test(value[name])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
