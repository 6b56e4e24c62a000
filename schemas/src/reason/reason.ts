/** Why a rule answered as it did: a stable code for code, plain words for staff. */
export type Reason = { code: string; text: string }

/**
 * A rule's answer. `shown` is for the page, `reasons` for the Studio and the staff overlay, and `changesAt`
 * (ISO UTC) is the earliest instant at which the answer may turn by itself, so that a cached page knows its end.
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
