/** Somebody who is signed in: known by the id and by the number (AUTH-18, VAR-21). */
export type User = {
  id: string
  /** Ten digits from 0. */
  phone: string
  firstName: string
  lastName: string
  email: string
}

/** What a step of sign-in came to; `field` is where an error stands, null for one of the whole. */
export type StepResult =
  | { ok: true }
  | { ok: false; status: 401 | 422 | 429 | 502 | 503; field: 'phone' | 'code' | null; error: string }
