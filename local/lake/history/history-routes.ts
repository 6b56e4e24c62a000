import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { computeEffects } from '../listeners/listener.ts'
import type { LakeDocument } from '../store/document.ts'
import { listEvents } from './document-events.ts'
import type { Revision, Transaction } from './history-store.ts'

const MAX_IDS = 100

/** `/data/history`: transactions, past documents, and the events of the history panel. */
export function historyRoutes(lake: Lake): Route[] {
  const base = '/data/history/:dataset'
  const route = (path: string, handle: (lake: Lake, exchange: Exchange) => Answer): Route => ({
    method: 'GET',
    path: `${base}${path}`,
    handle: (exchange) => handle(lake, exchange),
  })
  return [
    route('/transactions/:ids', transactions),
    route('/events/documents/:id', documentEvents),
    route('/documents/:ids', documents),
  ]
}

/** NDJSON, one transaction per line. */
function transactions(lake: Lake, exchange: Exchange): Answer {
  const { query } = exchange
  const ids = readIds(pathParam(exchange.params, 'ids'))
  const found = lake.history.transactions({
    documentIds: ids,
    fromSeq: seqParam(lake, query.get('fromTransaction')),
    toSeq: seqParam(lake, query.get('toTransaction')),
    fromTime: query.get('fromTime') ?? undefined,
    toTime: query.get('toTime') ?? undefined,
    limit: readLimit(query, 100),
    newestFirst: query.get('reverse') === 'true',
  })
  const lines = found
    .map((transaction) => readable(lake, exchange, transaction))
    .filter((transaction) => transaction.revisions.length > 0)
    .map((transaction) => JSON.stringify(formatLine(lake, exchange, transaction)))
  const body = lines.map((line) => `${line}\n`).join('')
  return {
    kind: 'raw',
    status: 200,
    body,
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  }
}

function formatLine(
  lake: Lake,
  { identity, query }: Exchange,
  { seq, id, timestamp, author, revisions }: Transaction,
) {
  // Restricted callers must not learn which other documents the transaction changed.
  const isRestricted = lake.grants.filterFor(identity, 'history') !== null
  const identifiedOnly = isRestricted || query.get('includeIdentifiedDocumentsOnly') === 'true'
  const excluded = query.get('excludeMutations') === 'true' || query.get('excludeContent') === 'true'
  const documentIDs = identifiedOnly
    ? revisions.map((revision) => revision.documentId)
    : lake.history.listDocumentIds(seq)
  const effects = Object.fromEntries(
    revisions.map((revision) => [revision.documentId, computeEffects(revision)]),
  )
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(excluded ? {} : { mutations: revisions.flatMap((revision) => revision.mutations) }),
    ...(query.get('effectFormat') === 'mendoza' ? { effects } : {}),
  }
}

function documents(lake: Lake, exchange: Exchange): Answer {
  const { query } = exchange
  const found = readIds(pathParam(exchange.params, 'ids')).map((id) => documentAt(lake, query, id))
  const visible = found.filter((document) => document && mayRead(lake, exchange, document))
  return ok({ documents: visible })
}

function documentAt(lake: Lake, query: URLSearchParams, id: string): LakeDocument | null {
  if (query.get('lastRevision') === 'true') return lake.history.lastForm(id)
  const revision = query.get('revision')
  if (revision !== null) {
    const seq = lake.history.findSeq(revision)
    return seq === null ? null : lake.history.documentAt(id, seq)
  }
  const time = query.get('time')
  if (time === null) return lake.store.mirror.get(id) ?? null
  const instant = new Date(time)
  if (Number.isNaN(instant.getTime())) throw plainError(400, 'Invalid "time": expected an ISO 8601 instant')
  return lake.history.documentAt(id, lake.history.seqAt(instant.toISOString()))
}

/** Newest first; `nextCursor` is empty on the last page. */
function documentEvents(lake: Lake, exchange: Exchange): Answer {
  const id = pathParam(exchange.params, 'id')
  const limit = readLimit(exchange.query, 100)
  const cursor = Number.parseInt(exchange.query.get('nextCursor') ?? '', 10)
  const before = Number.isNaN(cursor) ? {} : { toSeq: cursor - 1 }
  const found = lake.history.transactions({
    documentIds: listVersionIds(lake, id),
    limit: 5000,
    newestFirst: true,
    ...before,
  })
  const seen = found.map((transaction) => readable(lake, exchange, transaction))
  const events = seen.flatMap((transaction) => {
    return listEvents(id, [transaction]).map((event) => ({ seq: transaction.seq, event }))
  })
  const page = events.slice(0, limit)
  const nextCursor = events.length > limit ? String(page.at(-1)?.seq ?? '') : ''
  return ok({ events: { [id]: page.map(({ event }) => event) }, nextCursor })
}

/** The document, and the draft published into it (or its published form). */
function listVersionIds(lake: Lake, id: string): string[] {
  const base = id.replace(/^drafts\./, '')
  const forms = [...lake.store.mirror.listVariants(base).keys()]
  return [...new Set([id, base, `drafts.${base}`, ...forms])]
}

function readable(lake: Lake, exchange: Exchange, transaction: Transaction): Transaction {
  const revisions = transaction.revisions.filter((revision) => mayReadRevision(lake, exchange, revision))
  return { ...transaction, revisions }
}

function mayReadRevision(lake: Lake, exchange: Exchange, { before, after }: Revision): boolean {
  return [before, after].every((document) => document === null || mayRead(lake, exchange, document))
}

function mayRead(lake: Lake, exchange: Exchange, document: LakeDocument): boolean {
  return lake.grants.may(exchange.identity, 'history', document)
}

function readIds(text: string): string[] {
  const ids = text.split(',').filter((id) => id !== '')
  if (ids.length > MAX_IDS) throw plainError(400, `More than ${MAX_IDS} document IDs`)
  return ids
}

/** An empty name is no bound: the Studio sends `fromTransaction=` without a value. */
function seqParam(lake: Lake, transactionId: string | null): number | undefined {
  if (!transactionId) return undefined
  return lake.history.findSeq(transactionId) ?? undefined
}

function readLimit(query: URLSearchParams, fallback: number): number {
  const requested = Number.parseInt(query.get('limit') ?? '', 10)
  return Number.isNaN(requested) ? fallback : Math.min(Math.max(requested, 1), 1000)
}
