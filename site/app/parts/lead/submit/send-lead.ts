import type { ClientActionFunctionArgs } from '@remix-run/react'
import { sendForm } from '../form/send-form.ts'
import type { LeadReply } from './answer-lead.server.ts'

/** The answer to a page's form: the site's, that the lead is complete, or that it was not sent. */
export type LeadSent = Extract<LeadReply, { kind: 'form' }> | { kind: 'done' } | { unsent: true }

/**
 * Sends a lead from a page (LEAD-24). A form without JavaScript is redirected to the page of success; a page
 * records the lead first.
 */
export async function sendLead(args: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> {
  try {
    return await sendForm(args)
  } catch (redirect) {
    if (redirect instanceof Response) return { kind: 'done' }
    throw redirect
  }
}
