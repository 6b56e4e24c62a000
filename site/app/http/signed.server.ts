import { createHmac, timingSafeEqual } from 'node:crypto'

/** The purpose of a signature, which is not valid for another. */
export type SignedFor = string

const macOf = (secret: string, purpose: SignedFor, value: string) =>
  createHmac('sha256', `${purpose}:${secret}`).update(value).digest('base64url')

/** `value.signature`: readable, but not forgeable. Name the dealer in `value` to bind it to that dealer. */
export const sign = (secret: string, purpose: SignedFor, value: string): string =>
  `${value}.${macOf(secret, purpose, value)}`

/** The value signed for the same purpose; null for an invalid signature. Constant in time. */
export function verify(secret: string, purpose: SignedFor, signed: string): string | null {
  const at = signed.lastIndexOf('.')
  if (at < 0) return null
  const value = signed.slice(0, at)
  const actual = Buffer.from(signed.slice(at + 1))
  const expected = Buffer.from(macOf(secret, purpose, value))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null
}
