import { pathParam } from '../../http/router.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import { validId } from '../documents/primary-key.ts'
import { selectFields } from '../documents/select.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { joinedText, membersText } from '../http/json-text.ts'
import { RawJson } from '../http/raw-json.ts'
import { readJson } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import { Bits } from '../index/bits.ts'
import { exactText } from '../index/exact-json.ts'
import type { Json } from '../index/walk.ts'
import { bucketSort } from '../query/bucket-sort.ts'
import { TermSets } from '../query/resolve.ts'
import { Space } from '../query/space.ts'
import { WordSets } from '../query/word-sets.ts'
import { makeRules } from '../rules/make-rules.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import {
  anything,
  count,
  type FieldShape,
  orNull,
  readListOf,
  readObject,
  reject,
  text,
  unsupported,
} from '../validate/shape.ts'
import { readSort } from '../validate/sort-items.ts'
import { filteredDocs, parseRequestFilter } from './request-filter.ts'

interface Browse {
  offset: number
  limit: number
  fields: string[] | null
  filter: Json
  ids: (string | number)[] | null
  sort: string[] | null
  retrieveVectors: null
}

type Shape = { [Key in keyof Browse]: FieldShape<Browse[Key]> }

const idText = (value: Json, code: string, path: string) => {
  if (typeof value !== 'string' && typeof value !== 'number') return reject(value, code, path, 'an id')
  if (validId(value) === null)
    throw new ApiError(code, `In \`${path}\`: Document identifier \`${JSON.stringify(value)}\` is invalid.`)
  return value
}

const shape: Shape = {
  offset: { read: count, code: 'invalid_document_offset' },
  limit: { read: count, code: 'invalid_document_limit' },
  fields: { read: orNull(readListOf(text)), code: 'invalid_document_fields' },
  filter: { read: anything, code: 'invalid_document_filter' },
  ids: { read: orNull(readListOf(idText)), code: 'invalid_document_ids' },
  sort: { read: orNull(readListOf(text)), code: 'invalid_document_sort' },
  retrieveVectors: { read: unsupported, code: 'invalid_document_retrieve_vectors' },
}

const PARAMETERS = {
  offset: 'count',
  limit: 'count',
  fields: 'list',
  filter: 'text',
  ids: 'list',
  sort: 'list',
} as const

const ALL = '/indexes/:indexUid/documents'

/** Routes that read documents: a page, a selection, one. */
export function documentRoutes(engine: Engine): Route[] {
  const browse = async (uid: string, given: Json) => {
    const requested = readObject<Browse>(given, shape)
    return { status: 200, body: await listDocuments(engine.catalog.require(uid), requested) }
  }
  return [
    {
      method: 'GET',
      path: ALL,
      action: 'documents.get',
      handle: ({ request, params }) =>
        browse(pathParam(params, 'indexUid'), parametersToJson(request.parameters, PARAMETERS)),
    },
    {
      method: 'POST',
      path: `${ALL}/fetch`,
      action: 'documents.get',
      handle: async ({ request, params }) => browse(pathParam(params, 'indexUid'), await readJson(request)),
    },
    {
      method: 'GET',
      path: `${ALL}/:documentId`,
      action: 'documents.get',
      handle: async ({ request, params }) => {
        const given = parametersToJson(request.parameters, { fields: 'list' })
        const { fields = null } = readObject<Pick<Browse, 'fields'>>(given, { fields: shape.fields })
        const entry = engine.catalog.require(pathParam(params, 'indexUid'))
        const body = new RawJson(await oneDocument(entry, pathParam(params, 'documentId'), fields))
        return { status: 200, body }
      },
    },
  ]
}

async function oneDocument(entry: IndexEntry, id: string, fields: string[] | null): Promise<string> {
  if (validId(id) === null)
    throw new ApiError('invalid_document_id', `Document identifier \`${id}\` is invalid.`)
  const doc = (await entry.search()).ids.find(id)
  if (doc === undefined) throw new ApiError('document_not_found', `Document \`${id}\` not found.`)
  return view(entry, doc, fields)
}

/** A document as JSON. displayedAttributes apply to searches only. */
function view(entry: IndexEntry, doc: number, fields: string[] | null): string {
  return exactText(selectFields(entry.document(doc), fields?.includes('*') ? null : fields))
}

async function listDocuments(entry: IndexEntry, requested: Partial<Browse>) {
  const { offset = 0, limit = 20, fields = null, filter = null, ids = null, sort = null } = requested
  const index = await entry.search()
  const code = 'invalid_document_filter'
  const parsed = parseRequestFilter(filter, code)
  const found = parsed ? filteredDocs(parsed, index, code) : index.all().clone()
  if (ids)
    found.and(
      Bits.of(
        index.ids.capacity,
        ids.flatMap((id) => index.ids.find(String(id)) ?? []),
      ),
    )
  const total = found.count()
  const items = readSort(sort ?? [], index, 'invalid_document_sort')
  const space = Space.whole(index)
  const sets = new TermSets(new WordSets(space, null))
  const { docs } = bucketSort({
    space,
    rules: makeRules(['sort'], { sets, sort: items, removals: null, hasWords: false }),
    graph: null,
    universe: found,
    distinct: null,
    from: offset,
    length: limit,
    wantsScores: false,
    threshold: null,
    isOverdue: () => false,
    evaluate: 0,
  })
  const results = docs.map((doc) => view(entry, doc, fields)).join()
  return new RawJson(joinedText(`"results":[${results}]`, membersText({ offset, limit, total })))
}
