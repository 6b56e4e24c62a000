import { parseTenantBundle, type TenantBundle, tenantBundleQuery } from '@forecourt/schemas/contract'
import fc from 'fast-check'
import { evaluateSync, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { DEALERS, listPlatformDocuments } from './index.ts'

const SEED_DATE = '2026-11-21'
const LISTS = ['locations', 'offers', 'promoTiles', 'pages', 'manufacturers', 'models'] as const
const SINGLE = ['tenant', 'siteSettings', 'platform', 'navigation'] as const

type Answer = Record<string, unknown>
type Document = { id: string }

const dataset = [
  ...listPlatformDocuments(SEED_DATE),
  ...DEALERS.flatMap((dealer) => dealer.documents(SEED_DATE)),
]

const answers = await Promise.all(
  DEALERS.map(async ({ slug }): Promise<Answer> => {
    const params = { tenant: slug }
    const value = evaluateSync(parse(tenantBundleQuery, { params }), { dataset, params })
    return JSON.parse(JSON.stringify(await value.get()))
  }),
)
const wholes = answers.map((answer) => parseTenantBundle(answer))

const places = answers.flatMap((answer, dealer) => [
  ...SINGLE.map((key) => ({ dealer, key, at: null })),
  ...LISTS.flatMap((key) => (answer[key] as Document[]).map((_, at) => ({ dealer, key, at }))),
])

function documentAt(answer: Answer, key: string, at: number | null): Document {
  return (at === null ? answer[key] : (answer[key] as Document[])[at]) as Document
}

/** The document with its nth value, counted from the leaves up, replaced by one of another kind. */
function withWrongValue(document: Document, nth: number): Document {
  let count = 0
  JSON.stringify(document, (_, value) => {
    count += 1
    return value
  })
  // The last value counted is the document itself, which is not replaced.
  const wrong = nth % (count - 1)
  let at = -1
  return JSON.parse(JSON.stringify(document), (_, value) => {
    at += 1
    if (at !== wrong) return value
    return value !== null && typeof value === 'object' ? 7 : { not: 'this' }
  })
}

function withDocument(answer: Answer, key: string, at: number | null, document: Document): Answer {
  if (at === null) return { ...answer, [key]: document }
  return { ...answer, [key]: (answer[key] as Document[]).with(at, document) }
}

/** The lists of a bundle without one document. What a dealer sells decides which models it shows. */
function listOthers(bundle: TenantBundle | null, key: string, id: string) {
  const lists = LISTS.filter((list) => key !== 'tenant' || list === 'pages' || list === 'offers')
  return lists.map((list) => {
    const documents: readonly Document[] = bundle?.[list] ?? []
    return documents.filter((document) => document.id !== id).map((document) => JSON.stringify(document))
  })
}

it('one wrong value in a document of a demo dealer is warned of once and changes no other document', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.nat(), ({ dealer, key, at }, nth) => {
      const [answer = {}, whole] = [answers[dealer], wholes[dealer]]
      const valid = documentAt(answer, key, at)
      const changed = withDocument(answer, key, at, withWrongValue(valid, nth))
      const { bundle, warnings } = parseTenantBundle(changed, whole?.parsed)
      expect(listOthers(bundle, key, valid.id)).toEqual(listOthers(whole?.bundle ?? null, key, valid.id))
      // A value that the site does not use, as the words of a picture without a file, loses nothing.
      if (warnings.length === 0) expect(bundle).toEqual(whole?.bundle)
      else expect(warnings).toEqual([expect.objectContaining({ path: expect.any(String) })])
      expect(JSON.stringify(warnings)).not.toContain('not":"this')
    }),
  )
}, 90_000)
