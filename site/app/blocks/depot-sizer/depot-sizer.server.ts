import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { readAsked } from '../asked.server.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'
import { type DepotAnswer, readDepot } from './size-depot.ts'

/** What chargers a depot needs, and whether its supply is enough. */
export type DepotSizerModel = Omit<BlockOf<'depotSizer'>, 'type' | 'key' | 'buttons'> & {
  answer: DepotAnswer
  buttons: BlockButton[]
}

/** The calculator of a depot; null without vehicles. */
export function depotSizerModel(
  { type: _type, key, ...block }: BlockOf<'depotSizer'>,
  dealer: DealerContext,
): DepotSizerModel | null {
  if (block.kinds.length === 0) return null
  return {
    ...block,
    answer: readDepot(block, readAsked(key, dealer)),
    buttons: blockButtons(block.buttons, dealer),
  }
}
