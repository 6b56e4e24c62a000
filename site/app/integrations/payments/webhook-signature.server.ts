/*
 * The signature of a webhook: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`, several v1 while a secret is
 * rotated. https://docs.stripe.com/webhooks#verify-manually
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaymentSignatureError } from './payments.ts'

/** An older webhook is refused as a replay. */
const TOLERANCE_SECONDS = 300

const macOf = (body: string, secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The signature header of a webhook. @param seconds since 1970 */
export const signBody = (body: string, secret: string, seconds: number) =>
  `t=${seconds},v1=${macOf(body, secret, seconds)}`

/**
 * @param seconds now, since 1970
 * @throws PaymentSignatureError unless the secret's holder signed this body within the last five minutes
 */
export function requireSigned(body: string, header: string | null, secret: string, seconds: number): void {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2) as [string, string | undefined])
  const at = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(at) || Math.abs(seconds - at) > TOLERANCE_SECONDS)
    throw new PaymentSignatureError('The message carries no signature of the last five minutes.')
  const wanted = Buffer.from(macOf(body, secret, at))
  const isOurs = parts.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isOurs) throw new PaymentSignatureError('The message is not signed with the secret of this address.')
}
