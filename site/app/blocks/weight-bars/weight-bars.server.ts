import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { readAsked } from '../asked.server.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'
import { tickedParts } from './weigh-parts.ts'

type Block = BlockOf<'weightBars'>

/** What a vehicle weighs with what is fitted, before and after a GVM upgrade. */
export type WeightBarsModel = Omit<Block, 'type' | 'key' | 'buttons'> & {
  ticked: Block['parts']
  buttons: BlockButton[]
}

/** The weights; null while one of them is missing. */
export function weightBarsModel(
  { type: _type, key, ...block }: Block,
  dealer: DealerContext,
): WeightBarsModel | null {
  const { kerbKg, beforeKg, afterKg, parts, buttons } = block
  if (kerbKg === 0 || beforeKg === 0 || afterKg === 0 || parts.length === 0) return null
  return {
    ...block,
    ticked: tickedParts(parts, readAsked(key, dealer)),
    buttons: blockButtons(buttons, dealer),
  }
}
