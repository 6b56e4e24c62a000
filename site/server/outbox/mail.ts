import { createTransport } from 'nodemailer'
import { summarizeLead } from '#app/parts/lead/lead-summary.ts'
import { formatAdf } from './adf.ts'
import { type Channel, type OutgoingLead, UndeliverableError } from './outbox.ts'

/** A message; the transport adds its headers. */
export type Mail = {
  messageId: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  /** The same as a page, in the dealer's look. */
  html?: string
  /** Address that ends such mails by one request (RFC 8058). */
  unsubscribe?: string
}

/** Sends a message. Resolves when the mail server has accepted it. */
export type SendMail = (mail: Mail) => Promise<void>

const TIMEOUT_MS = 15_000

/**
 * Sends mail by SMTP.
 * @param url `smtp://user:password@host:587`, or `smtps://`
 * @param from the sender's address, with or without a name
 */
export function smtp(url: string, from: string): SendMail {
  const transport = createTransport(url, { from })
  Object.assign(transport.options, { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  return async ({ messageId, to, replyTo, subject, text, html, unsubscribe }) => {
    const headers = unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    await transport.sendMail({
      messageId,
      to,
      subject,
      text,
      ...(html ? { html } : {}),
      ...(replyTo ? { replyTo } : {}),
      ...(headers ? { headers } : {}),
    })
  }
}

/** Sends a lead to people as text; replies go to the customer. */
export const mailChannel = (send: SendMail): Channel => {
  return async (lead) => {
    const { subject, rows } = summarizeLead(lead)
    const text = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    const replyTo = typeof lead.payload.email === 'string' ? lead.payload.email : ''
    await send({ ...envelope(lead, listRecipients(lead)), subject, text, ...(replyTo ? { replyTo } : {}) })
  }
}

/** Sends a lead as ADF/XML to a dealer's system that reads mail. */
export const adfChannel = (send: SendMail): Channel => {
  return async (lead) => {
    const { adfTo } = lead.bundle.tenant.leads
    await send({ ...envelope(lead, adfTo), subject: summarizeLead(lead).subject, text: formatAdf(lead) })
  }
}

function envelope({ deliveryId }: OutgoingLead, to: string[]): Pick<Mail, 'messageId' | 'to'> {
  if (to.length === 0) throw new UndeliverableError('The dealer’s settings have no address for enquiries')
  // Stable across attempts, so that mail systems drop duplicates.
  return { messageId: `<${deliveryId}@leads.forecourt>`, to }
}

/** Recipients: the addresses of the settings, else the location's, else the dealer's. */
export function listRecipients({ bundle: { tenant, locations }, payload }: OutgoingLead): string[] {
  if (tenant.leads.mailTo.length > 0) return tenant.leads.mailTo
  const place =
    locations.find(({ id }) => id === payload.location_id) ??
    locations.find(
      ({ dealershipSlug }) => dealershipSlug !== '' && dealershipSlug === payload.dealership_slug,
    )
  const address = place?.email || tenant.email
  return address ? [address] : []
}
