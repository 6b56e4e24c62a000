import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#app/context.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'

/** A person as an assistant names them. */
export interface AgentPerson {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly mobile?: string | undefined
  readonly message?: string | undefined
  readonly vehicle?: string | undefined
}

/** What the form would refuse, with the reason. */
export class RefusedByForm extends Error {}

/** The form's names of fields whose name here is another. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'first_name',
  phone: 'mobile',
  location_id: 'location',
  appointment: 'starts',
}

/**
 * Sends a lead as its form does, marked as sent by an assistant: `page` and source say so. The same told twice is one lead.
 * @param isNew tells it once more, as another lead
 * @returns the lead's id as a form gets it
 * @throws RefusedByForm
 */
export async function submitForPerson(
  context: RequestContext,
  kind: string,
  person: AgentPerson,
  fields: Readonly<Record<string, string>>,
  isNew = false,
): Promise<string> {
  const sent = await submitLead(context, {
    kind,
    fields: {
      name: person.first_name,
      last_name: person.last_name,
      email: person.email,
      phone: person.mobile ?? '',
      message: person.message ?? '',
      ...fields,
    },
    carId: person.vehicle,
    idempotencyKey: isNew ? `agent ${randomUUID()}` : 'agent',
    page: '/mcp',
    linkedQueryParams: { utm_source: 'agent', utm_medium: 'mcp' },
  })
  if (!('error' in sent)) return sent.lead_id
  const wrong = Object.keys(sent.fieldErrors ?? {}).map((name) => NAMES[name] ?? name)
  throw new RefusedByForm(wrong.length > 0 ? `${sent.error} (${wrong.join(', ')})` : sent.error)
}

/** @throws RefusedByForm */
export async function sendEnquiry(context: RequestContext, asked: AgentPerson) {
  await submitForPerson(context, asked.vehicle ? 'vehicle_enquiry' : 'enquiry', asked, {
    category: 'General Enquiry',
  })
  return { sent: true, note: 'The dealer has it and will be in touch.' }
}
