import { createTransport } from 'nodemailer'
import { adfOf } from './adf.ts'
import { summarizeLead } from './lead-summary.ts'
import { type Channel, type OutgoingLead, UndeliverableError } from './outbox.ts'

/** A message as it is handed over; whoever sends it takes care of its headers. */
export type Mail = {
  messageId: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
}

/** Hands a message to a mail server. Resolves when the server has taken it over. */
export type SendMail = (mail: Mail) => Promise<void>

const TIMEOUT_MS = 15_000

/**
 * The mail server of the house.
 * @param url `smtp://user:password@host:587`, or `smtps://`
 * @param from the sender's address, with or without a name
 */
export function smtp(url: string, from: string): SendMail {
  const transport = createTransport(url, { from })
  Object.assign(transport.options, { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS })
  return async ({ messageId, to, replyTo, subject, text }) => {
    await transport.sendMail({ messageId, to, subject, text, ...(replyTo ? { replyTo } : {}) })
  }
}

/** Tells people of a lead, in plain words; their answer goes to whoever asked. */
export const mailChannel = (send: SendMail): Channel => {
  return async (lead) => {
    const { subject, rows } = summarizeLead(lead)
    const text = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    const replyTo = typeof lead.payload.email === 'string' ? lead.payload.email : ''
    await send({ ...envelope(lead, recipientsOf(lead)), subject, text, ...(replyTo ? { replyTo } : {}) })
  }
}

/** Tells a dealer's system that reads ADF/XML out of mail. */
export const adfChannel = (send: SendMail): Channel => {
  return async (lead) => {
    const { adfTo } = lead.bundle.tenant.leads
    await send({ ...envelope(lead, adfTo), subject: summarizeLead(lead).subject, text: adfOf(lead) })
  }
}

function envelope({ deliveryId }: OutgoingLead, to: string[]): Pick<Mail, 'messageId' | 'to'> {
  if (to.length === 0) throw new UndeliverableError('The dealer’s settings name no address for enquiries')
  // The same however often it is sent, so that mail systems drop repetition.
  return { messageId: `<${deliveryId}@leads.forecourt>`, to }
}

/** Whom a lead is for: the addresses of the settings, else the location's own, else the dealer's. */
export function recipientsOf({ bundle: { tenant, locations }, payload }: OutgoingLead): string[] {
  if (tenant.leads.mailTo.length > 0) return tenant.leads.mailTo
  const place =
    locations.find(({ id }) => id === payload.location_id) ??
    locations.find(
      ({ dealershipSlug }) => dealershipSlug !== '' && dealershipSlug === payload.dealership_slug,
    )
  const address = place?.email || tenant.email
  return address ? [address] : []
}
