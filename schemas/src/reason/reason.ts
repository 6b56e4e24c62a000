/** Why a rule answered as it did: a stable code for code, plain words for staff. */
export type Reason = { code: string; text: string }

/**
 * A rule's answer. `shown` is for the page, `reasons` for the Studio and the staff overlay, and `changesAt`
 * (ISO UTC) is the earliest instant at which the answer may change by time alone; a cached page expires then.
 */
export type Verdict = { shown: boolean; reasons: Reason[]; changesAt?: string }

/** A verdict that shows, with one reason. */
export function shows(code: string, text: string, changesAt?: string | null): Verdict {
  return { shown: true, reasons: [{ code, text }], ...(changesAt ? { changesAt } : {}) }
}

/** A verdict that hides, with one reason. */
export function hides(code: string, text: string, changesAt?: string | null): Verdict {
  return { shown: false, reasons: [{ code, text }], ...(changesAt ? { changesAt } : {}) }
}

/**
 * Shown when every part shows. The reasons are those that hide, or all of them when none does; `changesAt` is the
 * earliest of the parts', since any part may change the whole.
 */
export function combineVerdicts(parts: readonly Verdict[]): Verdict {
  const shown = parts.every((part) => part.shown)
  const reasons = parts.filter((part) => part.shown === shown).flatMap((part) => part.reasons)
  const changes = parts.flatMap((part) => (part.changesAt ? [part.changesAt] : []))
  const first = changes.sort((one, other) => Date.parse(one) - Date.parse(other))[0]
  return { shown, reasons, ...(first ? { changesAt: first } : {}) }
}
