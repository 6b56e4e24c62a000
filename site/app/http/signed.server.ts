import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for; one made for one purpose proves nothing for another. */
export type SignedFor = string

const macOf = (secret: string, purpose: SignedFor, value: string) =>
  createHmac('sha256', `${purpose}:${secret}`).update(value).digest('base64url')

/** `value.signature`: readable by anybody, made by us alone. Bind it to its dealer by naming the dealer in `value`. */
export const sign = (secret: string, purpose: SignedFor, value: string): string =>
  `${value}.${macOf(secret, purpose, value)}`

/** The value of what `sign` made for the same purpose; null for anything else. Constant in time. */
export function verify(secret: string, purpose: SignedFor, signed: string): string | null {
  const at = signed.lastIndexOf('.')
  if (at < 0) return null
  const value = signed.slice(0, at)
  const actual = Buffer.from(signed.slice(at + 1))
  const expected = Buffer.from(macOf(secret, purpose, value))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null
}
