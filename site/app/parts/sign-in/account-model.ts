/** A signed-in person, identified by id and number (AUTH-18, VAR-21). */
export type User = {
  id: string
  /** Ten digits from 0. */
  phone: string
  firstName: string
  lastName: string
  email: string
}

/** The result of a sign-in step; `field` is the invalid one, null for an error of the whole form. */
export type StepResult =
  | { ok: true }
  | { ok: false; status: 401 | 422 | 429 | 502 | 503; field: 'phone' | 'code' | null; error: string }
