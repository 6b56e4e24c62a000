// Leads to a dealer's own system: JSON over HTTPS, signed as Stripe and Svix sign theirs (timestamp and body together,
// so that nobody can play an old one again): https://docs.stripe.com/webhooks#verify-manually
import { createHmac } from 'node:crypto'
import { type OutgoingLead, UndeliverableError } from './outbox.ts'
import { postJson } from './post-json.ts'

export type WebhookOptions = {
  /** The key that a dealer's system checks with. */
  secretOf: (tenantSlug: string) => string
  /** Everything runs on one machine: systems on it may be told over plain http. */
  embedded: boolean
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** @returns a channel that posts leads to the address in the dealer's settings */
export function webhookChannel({ secretOf, embedded }: WebhookOptions) {
  return async ({ deliveryId, bundle: { tenant }, payload, now }: OutgoingLead): Promise<void> => {
    const url = webhookUrl(tenant.leads.webhookUrl, embedded)
    const body = JSON.stringify({ event: eventName(payload), tenant: tenant.slug, lead: payload })
    const seconds = Math.floor(Date.parse(now) / 1_000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Forecourt/1',
      'forecourt-delivery': deliveryId,
      'forecourt-signature': `t=${seconds},v1=${signatureOf(secretOf(tenant.slug), seconds, body)}`,
    }
    const status = await postJson(url, headers, body)
    if (status < 200 || status > 299) throw new Error(`The dealer’s system answered ${status}`)
  }
}

/** HMAC-SHA256 of `{seconds}.{body}` in hexadecimal. */
export const signatureOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The key of a dealer that has none of its own: nobody has to keep another secret. */
export const derivedSecret = (sessionSecret: string, tenantSlug: string) =>
  createHmac('sha256', sessionSecret).update(`lead-webhook:${tenantSlug}`).digest('hex')

const eventName = (payload: Record<string, unknown>) =>
  payload.form_completed === true ? 'lead.completed' : 'lead.updated'

/**
 * The address, if leads may go there: https only, and plain http to this machine alone while everything runs on it.
 * An address by its number would lead into our own network, and so would a name without a dot.
 * @throws Undeliverable for any other
 */
export function webhookUrl(address: string, embedded: boolean): URL {
  const refusal = (why: string) => new UndeliverableError(`Leads are not sent to this address: ${why}`)
  if (!URL.canParse(address)) throw refusal('it is no address')
  const url = new URL(address)
  if (url.username || url.password) throw refusal('it names a user')
  const isLoopback = LOOPBACK.has(url.hostname)
  if (embedded && isLoopback && url.protocol === 'http:') return url
  if (url.protocol !== 'https:') throw refusal('it is not https')
  const isNumber = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)
  const isLocal =
    !url.hostname.includes('.') || /\.(local|localhost|internal|lan|home\.arpa)$/.test(url.hostname)
  if (isLoopback || isNumber || isLocal) throw refusal('it is not on the public internet')
  return url
}
