import { keptJson, scriptJson, setAside } from '#app/aside.server.ts'
import type { RequestContext } from '#app/context.ts'
import type { ResultCell, SearchModel, SentSearch } from './search-model.ts'

/** A page as it is sent; its cells are written once for all pages that show them. */
export function sendSearch(model: SearchModel, context: Pick<RequestContext, 'url'>): SentSearch {
  const { meta, cells, ...page } = model
  const head = scriptJson({ ...page, cells: [] })
  const json = `${head.slice(0, -2)}${cells.map(jsonOf).join()}]}`
  return {
    meta,
    page: setAside(context, { name: 'results', value: { ...page, cells }, json, plain: { json } }),
  }
}

function jsonOf(cell: ResultCell): string {
  return cell.kind === 'car'
    ? `{"kind":"car","car":${keptJson(cell.car)}}`
    : `{"kind":"promo","tile":${keptJson(cell.tile)}}`
}
