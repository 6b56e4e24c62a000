import { compareInstants } from '@forecourt/schemas/contract'
import { readSiteTime } from '@forecourt/schemas/contract/pure'
import { formatCount } from './format.ts'
import type { CalendarItem } from './items.ts'
import { checkTimes, type Edited, moveTimes, type Times } from './window-edit.ts'

/** What is done with several at once: a later end, a move by days, an earlier end. */
export type BulkAction = 'extend' | 'move' | 'end'

/** What was asked: the action, and as it was typed a number of days, or a moment on each site's own clock. */
export interface BulkRequest {
  readonly action: BulkAction
  readonly text: string
  /** The present instant. */
  readonly now: string
}

/** The edits with what stays as it is in words, or why nothing can be done. */
export type BulkEdits = { edits: { item: CalendarItem; times: Times }[]; left: string } | { problem: string }

/**
 * Applies one action to all items that may be changed and for which it makes sense: an extension never shortens, an
 * early end never lengthens. `lock` says why an item may not be changed.
 */
export function bulkEdits(
  items: readonly CalendarItem[],
  request: BulkRequest,
  lock: (item: CalendarItem) => string | null,
): BulkEdits {
  const outcomes = items.map((item): { item: CalendarItem; edited: Edited } => {
    const locked = lock(item)
    return { item, edited: locked ? { problem: locked } : timesAfter(item, request) }
  })
  const edits = outcomes.flatMap(({ item, edited }) => ('times' in edited ? [{ item, ...edited }] : []))
  const problem = outcomes.flatMap(({ edited }) => ('problem' in edited ? [edited.problem] : []))[0]
  if (edits.length === 0) return { problem: problem ?? 'Nothing is selected.' }
  const left = items.length - edits.length
  return { edits, left: left > 0 ? `, ${formatCount(left, 'thing')} left as before` : '' }
}

function timesAfter(item: CalendarItem, { action, text, now }: BulkRequest): Edited {
  if (!item.fields.expiry) return { problem: 'It has no dates of its own.' }
  if (action === 'move') {
    const days = Number(text.trim().replace(/^[–−]/, '-'))
    if (!Number.isInteger(days) || days === 0)
      return { problem: 'Write a number of days, for example 7 or -3.' }
    return moveTimes(item, 'whole', days, item.zone)
  }
  const read = readSiteTime(text, { zone: item.zone, now, edge: 'until', current: null })
  if ('problem' in read) return read
  // Without an end nothing is longer.
  const difference = item.expiry ? compareInstants(read.instant, item.expiry) : -1
  if (action === 'extend' && difference <= 0) return { problem: 'It would not show longer than now.' }
  if (action === 'end' && difference >= 0) return { problem: 'It would not end earlier than now.' }
  return checkTimes({ start: item.start, expiry: read.instant })
}
