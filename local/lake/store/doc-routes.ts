import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import type { LakeDocument } from './document.ts'
import { getBaseId } from './document-ids.ts'
import { listReferences } from './references.ts'

const MAX_IDS = 1000

/** `/data/doc` and `/data/references`: documents by id, and the documents that refer to them. */
export function docRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/doc/:dataset/:ids',
      access: 'readers',
      handle: (exchange) => byIds(lake, exchange),
    },
    {
      method: 'GET',
      path: '/data/references/:dataset/documents/:id/to',
      handle: (exchange) => referencesTo(lake, exchange),
    },
  ]
}

function byIds(lake: Lake, exchange: Exchange): Answer {
  const ids = pathParam(exchange.params, 'ids')
    .split(',')
    .map((id) => id.trim())
  if (ids.length > MAX_IDS) throw plainError(400, `More than ${MAX_IDS} document IDs`)
  const documents: LakeDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  for (const id of ids) {
    const forms = listVersions(lake, id, exchange)
    const readable = forms.filter((document) => lake.grants.may(exchange.identity, 'read', document))
    documents.push(...readable)
    if (forms.length === 0) omitted.push({ id, reason: 'existence' })
    else if (readable.length === 0) omitted.push({ id, reason: 'permission' })
  }
  // The client requests `excludeContent` only to learn which ids are missing.
  const excludesContent = exchange.query.get('excludeContent') === 'true'
  return ok({
    documents: excludesContent ? documents.map(({ _id, _type, _rev }) => ({ _id, _type, _rev })) : documents,
    omitted,
  })
}

function listVersions(lake: Lake, id: string, exchange: Exchange): LakeDocument[] {
  if (exchange.query.get('includeAllVersions') === 'true') {
    return [...lake.store.mirror.listVariants(getBaseId(id)).values()]
  }
  const document = lake.store.mirror.get(id)
  return document ? [document] : []
}

function referencesTo(lake: Lake, exchange: Exchange): Answer {
  const id = pathParam(exchange.params, 'id')
  // Without internal references only those of other datasets remain, and the lake has one dataset.
  if (exchange.query.get('excludeInternalReferences') === 'true') return ok({ totalCount: 0, references: [] })
  const holders = [...lake.store.mirror.referencing(id).values()].filter((document) =>
    lake.grants.may(exchange.identity, 'read', document),
  )
  const withPaths = exchange.query.get('excludePaths') !== 'true'
  const references = holders.slice(0, MAX_IDS).map((holder) => ({
    projectId: lake.project.projectId,
    datasetName: lake.project.dataset,
    documentId: holder._id,
    ...(withPaths ? { paths: pathsTo(holder, id) } : {}),
  }))
  return ok({ totalCount: holders.length, references })
}

function pathsTo(holder: LakeDocument, id: string): string[] {
  return listReferences(holder)
    .filter((reference) => reference.target === id)
    .map((reference) =>
      reference.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join(''),
    )
    .map((path) => path.replace(/^\./, ''))
}
