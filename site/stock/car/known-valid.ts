import { carDocument } from '@forecourt/schemas/contract'
import type { z } from 'zod'

type Test = (value: unknown) => boolean

const { shape } = carDocument
const isText: Test = (value) => typeof value === 'string'

/**
 * Shortcuts for values that a field's schema certainly accepts unchanged. A car has some seventy fields, nearly all plain
 * text and numbers, and running zod on each takes longer than reading the row. Everything else goes through the schema;
 * a property test checks that both give the same result.
 */
const TESTS = new Map<z.ZodType, Test>([
  [shape.make, isText],
  [shape.year, (value) => typeof value === 'number' && Number.isFinite(value)],
  [shape.sold, (value) => typeof value === 'boolean'],
  [shape.dealership_ids, (value) => Array.isArray(value) && value.every(isText)],
  [shape.images, (value) => Array.isArray(value) && value.every(isPicture)],
])

/** A test that is true only for values which the schema accepts unchanged. */
export function knownValidTest(schema: z.ZodType): Test {
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
