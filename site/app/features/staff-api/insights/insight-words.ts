import type { InsightItem, StaffInsights } from '@forecourt/schemas/contract'
import { VERDICT_WORDS } from '@forecourt/schemas/contract/pure'
import { formatCount } from '#app/domain/words/count.ts'

/** A change is worth words from this part and this many enquiries on. */
const NOTABLE_PART = 0.2
const NOTABLE = 3

type Told = Pick<StaffInsights['figures'], 'enquiries'> & { items: readonly InsightItem[]; isEarly: boolean }

/** How a time went, in a sentence or two: the enquiries first, then what did best. @param span 'week', '4 weeks', … */
export function describeTime({ enquiries, items, isEarly }: Told, span: string): string {
  if (isEarly) return 'There’s little to say before a full week.'
  const best = items.find(({ kind, verdict }) => kind !== 'page' && verdict === 'better')
  const praise = best?.name ? ` “${best.name}” did better than usual.` : ''
  return describeEnquiries(enquiries, span) + praise
}

function describeEnquiries({ now, before }: Told['enquiries'], span: string): string {
  const all = now === 1 ? '1 enquiry' : `${formatCount(now)} enquiries`
  const than = `than the ${span} before`
  const difference = now - (before ?? now)
  const isNotable = Math.abs(difference) >= Math.max(NOTABLE, NOTABLE_PART * (before ?? 0))
  if (before === null) return `${all}.`
  if (!isNotable) return `About as the ${span} before: ${all}.`
  const many = formatCount(Math.abs(difference))
  return difference > 0
    ? `A good ${span}: ${many} more enquiries ${than}.`
    : `A quieter ${span}: ${many} fewer enquiries ${than}.`
}

/** A line about a thing: its verdict, then its numbers. */
export function describeItem({ name, place, seen, clicked, enquiries, rate, verdict }: InsightItem): string {
  const share = rate === null ? '' : ` (${formatRate(rate)})`
  const numbers = `seen ${formatCount(seen)}, clicked ${formatCount(clicked)}${share}, enquiries after ${formatCount(enquiries)}`
  return `${VERDICT_WORDS[verdict]}: ${name || 'Deleted'}, ${place}. ${numbers[0]?.toUpperCase()}${numbers.slice(1)}.`
}

/** `4.1%` */
export const formatRate = (rate: number) => `${(rate * 100).toFixed(1)}%`
