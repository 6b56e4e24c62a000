import { keptJson, type Pieces, scriptJson, setAside } from '#app/aside.server.ts'
import type { RequestContext } from '#app/context.ts'
import { unseenOf } from '#app/features/car/card/shown-card.ts'
import { oncePer } from '#app/once-per.ts'
import { packedGroup } from './filters/kept-groups.server.tsx'
import type { ResultCell, SearchModel, SentSearch } from './results/search-model.ts'

/** A page as it is sent; its cells are written once for all pages that show them. */
export function sendSearch(model: SearchModel, context: Pick<RequestContext, 'url'>): SentSearch {
  const { meta, cells, groups, ...page } = model
  return {
    meta,
    page: setAside(context, {
      name: 'results',
      value: { ...page, groups, cells },
      json: [
        `${scriptJson(page).slice(0, -1)},"groups":[`,
        ...groups.flatMap((group, index) => [comma(index), keptJson(packedGroup(group))]),
        '],"cells":[',
        ...cells.flatMap(jsonOf),
        ']}',
      ],
      plain: () => ({ json: JSON.stringify({ ...page, groups, cells }) }),
    }),
  }
}

const comma = (index: number) => (index === 0 ? '' : ',')

/** Of the same card the same object, whose JSON is written once. */
const unseenCard = oncePer(unseenOf)

function jsonOf(cell: ResultCell, index: number): Pieces {
  return cell.kind === 'car'
    ? [`${comma(index)}{"kind":"car","car":`, keptJson(unseenCard(cell.car)), '}']
    : [`${comma(index)}{"kind":"promo","tile":`, keptJson(cell.tile), '}']
}
