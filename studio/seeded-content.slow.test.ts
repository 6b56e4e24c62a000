import { DEALERS, listPlatformDocuments } from '@forecourt/tenants'
import { evaluateSync, parse } from 'groq-js'
import { createSchema, validateDocument } from 'sanity'
import { describe, expect, it } from 'vitest'
import { studioTypes } from './schema-types.ts'

type Fields = Record<string, unknown>
type CompiledType = {
  name: string
  jsonType: string
  of?: CompiledType[]
  fields?: { name: string; type: CompiledType }[]
}

const schema = createSchema({ name: 'default', types: studioTypes })
const documents = [
  ...listPlatformDocuments('2026-11-21'),
  ...DEALERS.flatMap((dealer) => dealer.documents('2026-11-21')),
]
const ids = new Set(documents.map((document) => document._id))

/** The lake with the seeded documents alone; many rules ask the same, which is answered once. */
const answers = new Map<string, Promise<unknown>>()
const client = {
  fetch: (query: string, params: Record<string, unknown>) => {
    const key = JSON.stringify([query, params])
    const answer = answers.get(key) ?? ask(query, params)
    answers.set(key, answer)
    return answer
  },
  withConfig: () => client,
}

async function ask(query: string, params: Record<string, unknown>): Promise<unknown> {
  const value = evaluateSync(parse(query, { params }), { dataset: documents, params })
  return value.get()
}
const workspace = {
  schema,
  getClient: () => client,
  i18n: { t: (key: string) => key, loadNamespaces: async () => {} },
}

/** Where a document's fields, types or keys are not those of the Studio's schema. */
function listMisfits(value: unknown, type: CompiledType, path: string): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) {
    return value.flatMap((item: Fields, at) => {
      const where = `${path}[${at}]`
      if (typeof item !== 'object') return []
      const member = type.of?.find((candidate) => candidate.name === item._type)
      if (!member) return [`${where} is a ${String(item._type)}`]
      return [...(item._key ? [] : [`${where} has no key`]), ...listMisfits(item, member, where)]
    })
  }
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_') && name !== 'seedPicture')
    .flatMap(([name, field]) => {
      const known = type.fields?.find((candidate) => candidate.name === name)
      return known ? listMisfits(field, known.type, `${path}.${name}`) : [`${path}.${name} is unknown`]
    })
}

describe('what the demo dealers start with', () => {
  it('has only fields, members and keys that the Studio can edit', () => {
    const misfits = documents.flatMap((document) =>
      listMisfits(document, schema.get(document._type) as unknown as CompiledType, document._id),
    )
    expect(misfits).toEqual([])
  })

  it('passes every rule of the Studio, so that staff can publish what they find', async () => {
    const dealers = documents.filter((document) => document._type !== 'manufacturer')
    const problems = await Promise.all(
      dealers.map(async (document) => {
        const markers = await validateDocument({
          document: withAssets(document),
          workspace,
          getDocumentExists: async ({ id }: { id: string }) => ids.has(id) || id.startsWith('image-'),
        } as unknown as Parameters<typeof validateDocument>[0])
        // Warnings are wanted: the demo shows what is over and what clashes.
        const errors = markers.filter(({ level }) => level === 'error')
        return errors.map((marker) => `${document._id} ${marker.path.join('.')}: ${marker.message}`)
      }),
    )
    expect(problems.flat()).toEqual([])
  }, 60_000)
})

/** Seeding puts the uploaded asset where a picture is named; this replaces it by a made-up one. */
function withAssets<T>(value: T): T {
  const text = JSON.stringify(value, (_key, field) =>
    field && typeof field === 'object' && 'seedPicture' in field
      ? { ...field, seedPicture: undefined, asset: { _type: 'reference', _ref: 'image-abc-900x600-webp' } }
      : field,
  )
  return JSON.parse(text)
}
