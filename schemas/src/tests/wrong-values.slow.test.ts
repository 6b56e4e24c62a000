import { describe, expect, it } from 'vitest'
import { parseTolerantly } from '../content/tolerant-parse.ts'
import { DOCUMENT_SHAPES } from './document-shapes.ts'
import { evaluateGroq } from './evaluate-groq.ts'
import { SAMPLE_DATASET, SAMPLES } from './samples.ts'
import type { SiteDocumentType } from './site-document-type.ts'

type Path = readonly (string | number)[]

/** What a document cannot be without: a wrong value here rejects it, and it is served as last parsed. */
const REQUIRED: Record<SiteDocumentType, string[]> = {
  tenant: ['id', 'slug', 'name', 'template', 'theme', 'theme.brand', 'theme.accent'],
  siteSettings: ['id', 'name'],
  platformSettings: [],
  location: ['id', 'slug', 'name', 'visible'],
  offer: ['id', 'slug', 'name', 'start', 'expiry'],
  promoTile: ['id', 'name', 'start', 'expiry'],
  banner: ['id', 'title', 'start', 'expiry'],
  navigation: ['id'],
  page: ['id', 'slug', 'title'],
  redirect: ['id', 'from', 'to'],
  manufacturer: ['id', 'name', 'slug'],
  model: ['id', 'slug', 'name'],
}

const ODD_VALUES = [null, '', 'javascript:alert(1)', -1, Number.NaN, [], [null], {}, [{ key: null }]]

/** Each field has every so many of the values: all in the long run, a third in a submission's, one in the short one. */
const EVERY = process.env.FORECOURT_FULL ? 1 : process.env.FORECOURT_SHORT ? ODD_VALUES.length : 3

/** Checked by the flags' own rule, one by one; see `resolve-flags.test.ts`. */
const JUDGED_LATER: Partial<Record<SiteDocumentType, string[]>> = {
  tenant: ['flags.garage'],
  siteSettings: ['flags.closedText'],
}

describe.each(Object.keys(DOCUMENT_SHAPES) as SiteDocumentType[])('a %s', async (type) => {
  const { projection, shape } = DOCUMENT_SHAPES[type]
  const answer = await evaluateGroq(`*[_id == $id][0]${projection}`, SAMPLE_DATASET, {
    id: SAMPLES[type]._id,
  })
  // Two fields of a sample may be one object.
  const valid = JSON.parse(JSON.stringify(answer))
  const whole = shape.parse(valid)
  const fields = listPaths(valid).filter((path) => !JUDGED_LATER[type]?.includes(path.join('.')))
  const tryAll = (fit: (value: unknown) => unknown, isTried = (_field: number) => true) =>
    fields
      .filter((_, field) => isTried(field))
      .map((path) => {
        const { value, problems } = parseTolerantly(shape, withValue(valid, path, fit(valueAt(valid, path))))
        return { path, value, problems }
      })

  const tried = tryAll(wrongFor)

  it('with a wrong value in any one field has one warning, which names the field', () => {
    const unnamed = tried.filter(
      ({ path, problems }) => problems.length !== 1 || !isPartOf(problems[0]?.path ?? '', formatPath(path)),
    )
    expect(unnamed.map(({ path, problems }) => [formatPath(path), problems])).toEqual([])
  })

  it('with a wrong value in any one field is unchanged elsewhere', () => {
    const spread = tried
      .filter(({ value }) => value !== null)
      .map(({ path, value }) => [
        formatPath(path),
        listDifferences(whole, value),
        formatPath(findWorstLoss(path)),
      ])
      .filter(([, differences, loss]) => (differences as string[]).some((at) => !isPartOf(at, String(loss))))
    expect(spread).toEqual([])
  })

  it('is rejected for a wrong value only where it cannot be without one', () => {
    const rejecting = tried.filter(({ value }) => value === null)
    expect(rejecting.map(({ path }) => path.join('.')).sort()).toEqual([...REQUIRED[type]].sort())
  })

  it('is validated without an error, whatever a field holds', () => {
    for (const [at, odd] of ODD_VALUES.entries()) {
      const isTried = (field: number) => (field + at) % EVERY === 0
      for (const { problems } of tryAll(() => odd, isTried)) expect(problems.length).toBeLessThanOrEqual(1)
    }
  }, 120_000)
})

/** Every field and member of a document. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => [
    [...path, key],
    ...listPaths((value as Record<string | number, unknown>)[key], [...path, key]),
  ])
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], document)
}

function withValue(document: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(document)
  const [owner, key] = [valueAt(copy, path.slice(0, -1)), path.at(-1)]
  ;(owner as Record<string | number, unknown>)[key as string] = value
  return copy
}

/** A value of another kind than the valid one. */
const wrongFor = (valid: unknown) => (valid !== null && typeof valid === 'object' ? 7 : { not: 'this' })

/** What a wrong value may cost at most: the nearest member of a list, or else the field of the document. */
function findWorstLoss(path: Path): Path {
  // Without the dealerships it is limited to, a lender would serve all of them.
  if (path.includes('dealershipSlugs')) return path.slice(0, path.indexOf('dealershipSlugs'))
  const member = path.findLastIndex((key) => typeof key === 'number')
  return member >= 0 ? path.slice(0, member + 1) : path.slice(0, 1)
}

/** Where two parsed documents differ; of a list that is one shorter, the member that is gone. */
function listDifferences(one: unknown, other: unknown, path: Path = []): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  if (Array.isArray(one) && Array.isArray(other) && other.length === one.length - 1) {
    const gone = one.findIndex((member, at) => JSON.stringify(member) !== JSON.stringify(other[at]))
    const rest = one.filter((_, at) => at !== gone)
    return JSON.stringify(rest) === JSON.stringify(other) ? [formatPath([...path, gone])] : [formatPath(path)]
  }
  const objects = [one, other].every((value) => value !== null && typeof value === 'object')
  if (!objects || Array.isArray(one) !== Array.isArray(other)) return [formatPath(path)]
  const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)])
  return [...keys].flatMap((key) =>
    listDifferences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], [
      ...path,
      Array.isArray(one) ? Number(key) : key,
    ]),
  )
}

function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1)
}

/** Is `inner` the same as `outer`, or inside of it? */
const isPartOf = (inner: string, outer: string) =>
  inner === outer || (/^[.[]/.test(inner.slice(outer.length)) && inner.startsWith(outer))
