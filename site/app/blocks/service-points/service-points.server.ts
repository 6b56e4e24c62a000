import { type BlockOf, formatDollars, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { AVAILABLE_STATUSES } from '#app/domain/stock/availability.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { linkedSearch } from '#app/parts/search/linked-search.server.ts'
import { wholePicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** What speaks for the workshop. */
export type ServicePointsModel = {
  title: string
  text: string
  numbered: boolean
  points: BlockOf<'servicePoints'>['points']
  picture: PictureModel | null
  buttons: BlockButton[]
  /** `6 in stock, from $27,490`, where a button leads to the search of one model; '' without any. New ones where there are. */
  stock: string
}

/** BLOCK-10: what speaks for the workshop; null without any point. */
export async function servicePointsModel(
  { title, text, numbered, points, image, buttons }: BlockOf<'servicePoints'>,
  dealer: DealerContext,
): Promise<ServicePointsModel | null> {
  if (points.length === 0) return null
  const picture = image ? wholePicture(dealer, image, PICTURE_BOXES.text) : null
  const shown = blockButtons(buttons, dealer)
  return { title, text, numbered, points, picture, buttons: shown, stock: await modelStock(shown, dealer) }
}

const ONE_MODEL = /^\/search\/[^/?#]+\/[^/?#]+/

async function modelStock(buttons: readonly BlockButton[], dealer: DealerContext): Promise<string> {
  const link = buttons.find(({ href }) => ONE_MODEL.test(href))
  const request = link ? await linkedSearch(link.href, dealer) : null
  if (!request) return ''
  const counted = { ...request, page: 1, hitsPerPage: 1, facets: [], countWithout: false }
  const priced = {
    ...counted,
    sort: 'price-asc' as const,
    pricedOnlyWhenCheapest: true,
    filters: { ...request.filters, status: AVAILABLE_STATUSES },
  }
  const asNew = { ...priced, filters: { ...priced.filters, car_type: ['new'] } }
  const requests = request.filters.car_type ? [counted, priced] : [counted, priced, asNew]
  const ask = () => Promise.all(requests.map((each) => dealer.stock.search(each)))
  const [all, cheapest, cheapestNew] = (await withStockFallback(dealer, ask, null)) ?? []
  if (!all || all.total === 0) return ''
  const car = cheapestNew?.cars[0] ?? cheapest?.cars[0]
  const cents = car ? effectivePriceCents(car) : null
  if (!car || cents === null) return `${formatCount(all.total)} in stock`
  const isUsed = cheapestNew !== undefined && car.carType === 'used'
  const from = isUsed ? `${dealer.bundle.tenant.texts.usedKeyword.toLowerCase()} from` : 'from'
  return `${formatCount(all.total)} in stock, ${from} ${formatDollars(cents)}`
}
