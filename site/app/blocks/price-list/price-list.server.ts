import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

type Group = BlockOf<'priceList'>['groups'][number]
type Job = Omit<Group['jobs'][number], 'prices'> & {
  /** One for each size, '' where it is not said; a single one is for all. */
  prices: string[]
}

/** Jobs of the workshop with their prices by size of vehicle. */
export type PriceListModel = Pick<BlockOf<'priceList'>, 'title' | 'text' | 'sizes' | 'note'> & {
  groups: (Omit<Group, 'jobs'> & { jobs: Job[] })[]
  /** Whether any job says how long it takes. */
  hasTimes: boolean
  buttons: BlockButton[]
}

/** Jobs with their prices; null without any. */
export function priceListModel(
  { title, text, sizes, groups, note, buttons }: BlockOf<'priceList'>,
  dealer: DealerContext,
): PriceListModel | null {
  const filled = groups.filter(({ jobs }) => jobs.length > 0)
  if (filled.length === 0) return null
  return {
    title,
    text,
    sizes,
    note,
    groups: filled.map((group) => ({
      ...group,
      jobs: group.jobs.map((job) => ({ ...job, prices: listPrices(job.prices, sizes.length) })),
    })),
    hasTimes: filled.some(({ jobs }) => jobs.some(({ takes }) => takes !== '')),
    buttons: blockButtons(buttons, dealer),
  }
}

const listPrices = (prices: readonly string[], sizes: number) =>
  prices.length === 1 || sizes === 0
    ? prices.slice(0, 1)
    : Array.from({ length: sizes }, (_none, at) => prices[at] ?? '')
