// Delivers leads to a dealer's system: JSON over HTTPS in our own format or CSN-DTO, signed as Stripe and Svix do (timestamp and body together, against
// replay): https://docs.stripe.com/webhooks#verify-manually
import { createHmac } from 'node:crypto'
import { formatCsnLead } from './csn-lead.ts'
import { type OutgoingLead, UndeliverableError } from './outbox.ts'
import { postJson } from './post-json.ts'

export type WebhookOptions = {
  /** The secret with which a dealer's system verifies signatures. */
  secretOf: (tenantSlug: string) => string
  /** All services run on one machine: plain http to it is allowed. */
  embedded: boolean
}

/** Too slow, or too many at once: nothing about the lead. */
const TEMPORARY = new Set([408, 429])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** @returns a channel that posts leads to the address in the dealer's settings */
export function webhookChannel({ secretOf, embedded }: WebhookOptions) {
  return async (lead: OutgoingLead): Promise<void> => {
    const { deliveryId, bundle, payload, now } = lead
    const { tenant } = bundle
    const url = webhookUrl(tenant.leads.webhookUrl, embedded)
    const isCsn = tenant.leads.webhookFormat === 'csn-dto'
    const own = { event: eventName(payload), tenant: tenant.slug, lead: payload }
    const body = JSON.stringify(isCsn ? formatCsnLead(lead) : own)
    const seconds = Math.floor(Date.parse(now) / 1_000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Forecourt/1',
      'forecourt-delivery': deliveryId,
      'forecourt-signature': `t=${seconds},v1=${signatureOf(secretOf(tenant.slug), seconds, body)}`,
    }
    const status = await postJson(url, headers, body)
    const words = `The dealer’s system answered ${status}`
    // By that format’s own rules a lead that was refused is not sent again.
    if (isCsn && status >= 400 && status < 500 && !TEMPORARY.has(status)) throw new UndeliverableError(words)
    if (status < 200 || status > 299) throw new Error(words)
  }
}

/** HMAC-SHA256 of `{seconds}.{body}` in hexadecimal. */
export const signatureOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The secret of a dealer without a configured one. */
export const derivedSecret = (sessionSecret: string, tenantSlug: string) =>
  createHmac('sha256', sessionSecret).update(`lead-webhook:${tenantSlug}`).digest('hex')

const eventName = (payload: Record<string, unknown>) =>
  payload.form_completed === true ? 'lead.completed' : 'lead.updated'

/**
 * Validates a webhook URL: https only, or plain http to this machine in embedded mode. IP addresses and names without a dot are
 * refused, because they may point into the private network.
 * @throws Undeliverable for any other
 */
export function webhookUrl(address: string, embedded: boolean): URL {
  const refusal = (why: string) => new UndeliverableError(`Leads are not sent to this address: ${why}`)
  if (!URL.canParse(address)) throw refusal('it is not a URL')
  const url = new URL(address)
  if (url.username || url.password) throw refusal('it contains credentials')
  const isLoopback = LOOPBACK.has(url.hostname)
  if (embedded && isLoopback && url.protocol === 'http:') return url
  if (url.protocol !== 'https:') throw refusal('it is not https')
  const isNumber = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)
  const isLocal =
    !url.hostname.includes('.') || /\.(local|localhost|internal|lan|home\.arpa)$/.test(url.hostname)
  if (isLoopback || isNumber || isLocal) throw refusal('it is not on the public internet')
  return url
}
