import type { BlockOf } from '@forecourt/schemas/contract'
import { formatDate } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { readAsked } from '../asked.server.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'
import { checkVin, type VinAnswer } from './check-vin.ts'

/** Whether a vehicle is part of a recall, by its VIN. */
export type VinCheckModel = Pick<
  BlockOf<'vinCheck'>,
  'title' | 'text' | 'ranges' | 'affectedText' | 'clearText'
> & {
  vehicle: string
  help: string
  /** `21 November 2026`; '' where it is not said. */
  listedOn: string
  buttons: BlockButton[]
  /** What was typed where there are no scripts, and the answer to it. */
  typed: string
  answer: VinAnswer
}

/** The check by VIN; null without affected VINs. */
export function vinCheckModel(block: BlockOf<'vinCheck'>, dealer: DealerContext): VinCheckModel | null {
  const { title, text, vehicle, ranges, affectedText, clearText, listedOn, help, buttons } = block
  if (ranges.length === 0) return null
  const typed = readAsked(block.key, dealer)?.get('vin') ?? ''
  return {
    title,
    text,
    vehicle: vehicle || 'vehicle',
    ranges,
    affectedText,
    clearText,
    listedOn: listedOn === null ? '' : formatDate(listedOn),
    help: help || 'At the foot of the windscreen, read from outside. It’s on your rego papers too.',
    buttons: blockButtons(buttons, dealer),
    typed,
    answer: checkVin(typed, ranges),
  }
}
