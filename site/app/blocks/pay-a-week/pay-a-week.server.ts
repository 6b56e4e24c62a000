import type { BlockOf } from '@forecourt/schemas/contract'
import { formatRate } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { readAsked } from '../asked.server.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'
import { readWeeklyAnswer, type WeeklyAnswer } from './pay-a-week.ts'

/** What a weekly payment of a business reaches, with a balloon and before GST. */
export type PayAWeekModel = Pick<BlockOf<'payAWeek'>, 'title' | 'text' | 'weekly' | 'note'> & {
  ratePercent: number
  years: number[]
  balloons: number[]
  rate: string
  comparison: string
  answer: WeeklyAnswer
  buttons: BlockButton[]
}

const YEARS = [3, 4, 5, 7]
const BALLOONS = [0, 20, 30, 40]

/** What a week reaches; null without a rate and the comparison rate beside it. */
export function payAWeekModel(block: BlockOf<'payAWeek'>, dealer: DealerContext): PayAWeekModel | null {
  const { key, title, text, ratePercent, comparisonPercent, weekly, note, buttons } = block
  if (ratePercent === null || comparisonPercent === null) return null
  const years = block.years.length > 0 ? block.years : YEARS
  const balloons = block.balloons.length > 0 ? block.balloons : BALLOONS
  return {
    title,
    text,
    weekly,
    note,
    ratePercent,
    years,
    balloons,
    rate: formatRate(ratePercent),
    comparison: formatRate(comparisonPercent),
    answer: readWeeklyAnswer({ weekly, years, balloons }, readAsked(key, dealer)),
    buttons: blockButtons(buttons, dealer),
  }
}
