import { Readable } from 'node:stream'
import type { Answer, Exchange } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'

/** `/data/export`: every readable document, including drafts and assets, one per line. Source: @sanity/export. */
export function exportRoutes(lake: Lake): Route[] {
  return [
    { method: 'GET', path: '/data/export/:dataset', handle: (exchange) => exportDataset(lake, exchange) },
  ]
}

function exportDataset(lake: Lake, { identity, query }: Exchange): Answer {
  const types = query.get('types')?.split(',')
  const readable = lake.grants.filterFor(identity, 'read')
  const wanted = [...lake.store.mirror.all()].filter(
    (document) => (!types || types.includes(document._type)) && (readable?.(document) ?? true),
  )
  const lines = function* () {
    for (const document of wanted) yield `${JSON.stringify(document)}\n`
  }
  return {
    kind: 'raw',
    status: 200,
    body: Readable.from(lines()),
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  }
}
