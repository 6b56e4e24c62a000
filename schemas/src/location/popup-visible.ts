import { insideWindow } from '../content/showing-window.ts'
import { combineVerdicts, hides, shows, type Verdict } from '../reason/reason.ts'

/** PROMO-11, PROMO-12: a popup shows once a visitor, from its start on, and not after its expiry. */
export function popupVisible(
  popup: { start?: string | null; expiry: string | null },
  question: { seenBefore: boolean; now: string; zone: string },
): Verdict {
  const once = question.seenBefore
    ? hides('seen', 'was seen by this visitor before')
    : shows('unseen', 'was not seen by this visitor')
  return combineVerdicts([insideWindow(popup, question.now, question.zone), once])
}
