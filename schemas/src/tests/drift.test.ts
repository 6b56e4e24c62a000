import { describe, expect, it } from 'vitest'
import { documentTypes } from '../studio.ts'
import { DOCUMENT_SHAPES } from './document-shapes.ts'
import { evaluateGroq } from './evaluate-groq.ts'
import { SAMPLE_DATASET, SAMPLES } from './samples.ts'
import { listKeyDrift } from './shape-keys.ts'
import type { SiteDocumentType } from './site-document-type.ts'

/** Fields that only the Studio and the queries' filters use. */
const NOT_READ: Partial<Record<SiteDocumentType, string[]>> = {
  location: ['tenant'],
  siteSettings: ['tenant', 'financeNeedsManager'],
  navigation: ['tenant'],
  page: ['tenant'],
  redirect: ['tenant'],
  offer: ['campaign'],
  promoTile: ['campaign'],
  banner: ['campaign'],
  // Read with the list of dealers, as each has a server of its own.
  platformSettings: ['searchServers'],
}

/** Fields that are set by no form and are absent from the documents of a site in use. */
const NOT_IN_SAMPLE: Partial<Record<SiteDocumentType, string[]>> = { tenant: ['retiredAt'] }

const project = (type: SiteDocumentType, dataset: readonly object[] = SAMPLE_DATASET) =>
  evaluateGroq(`*[_id == $id][0]${DOCUMENT_SHAPES[type].projection}`, dataset, { id: SAMPLES[type]._id })

describe.each(Object.keys(DOCUMENT_SHAPES) as SiteDocumentType[])('%s', (type) => {
  it('has a sample with every field of its Studio schema, and no other', () => {
    const schema = documentTypes.find((candidate) => candidate.name === type)
    const fields = schema?.fields.map((field) => field.name).sort()
    const sample = Object.keys(SAMPLES[type]).filter((key) => !key.startsWith('_'))
    expect([...sample, ...(NOT_IN_SAMPLE[type] ?? [])].sort()).toEqual(fields)
  })

  it('has a query that asks for every key of its shape, and for no other', async () => {
    expect(listKeyDrift(DOCUMENT_SHAPES[type].shape, await project(type))).toEqual([])
  })

  it('is asked for in full: no key of the full sample comes back empty', async () => {
    expect(listEmpty(await project(type))).toEqual([])
  })

  it('parses when every field is filled in', async () => {
    const parsed = DOCUMENT_SHAPES[type].shape.safeParse(await project(type))
    expect(parsed.error?.issues).toBeUndefined()
  })

  it('reads every field of the Studio: each one, taken away, changes the answer', async () => {
    const whole = JSON.stringify(await project(type))
    const unread: string[] = []
    for (const field of Object.keys(SAMPLES[type]).filter((key) => !key.startsWith('_'))) {
      const { [field]: _gone, ...rest } = SAMPLES[type]
      const dataset = SAMPLE_DATASET.map((document) => (document._id === rest._id ? rest : document))
      if (JSON.stringify(await project(type, dataset)) === whole) unread.push(field)
    }
    expect(unread.filter((field) => field !== 'manufacturerName').sort()).toEqual(
      (NOT_READ[type] ?? []).sort(),
    )
  })
})

function listEmpty(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return [path]
  if (Array.isArray(value)) return value.flatMap((item) => listEmpty(item, `${path}[]`))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, field]) => listEmpty(field, `${path}.${key}`))
}
