import { keptJson, type Pieces, scriptJson, setAside } from '#app/aside.server.ts'
import type { RequestContext } from '#app/context.ts'
import { oncePer } from '#app/once-per.ts'
import { unseenOf } from './cards/shown-card.ts'
import { packGroups } from './filters/packed-groups.ts'
import type { ResultCell, SearchModel, SentSearch } from './results/search-model.ts'

/** A page as it is sent; its cells are written once for all pages that show them. */
export function sendSearch(model: SearchModel, context: Pick<RequestContext, 'url'>): SentSearch {
  const { meta, cells, groups, ...page } = model
  const frame = { ...page, groups: packGroups(groups), cells: [] }
  return {
    meta,
    page: setAside(context, {
      name: 'results',
      value: { ...page, groups, cells },
      json: [scriptJson(frame).slice(0, -2), ...cells.flatMap(jsonOf), ']}'],
      plain: () => ({ json: JSON.stringify({ ...page, groups, cells }) }),
    }),
  }
}

/** Of the same card the same object, whose JSON is written once. */
const unseenCard = oncePer(unseenOf)

function jsonOf(cell: ResultCell, index: number): Pieces {
  const comma = index === 0 ? '' : ','
  return cell.kind === 'car'
    ? [`${comma}{"kind":"car","car":`, keptJson(unseenCard(cell.car)), '}']
    : [`${comma}{"kind":"promo","tile":`, keptJson(cell.tile), '}']
}
