import { randomUUID } from 'node:crypto'
import { listLocations, type StaffTestLead } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireLeadReader } from '#app/http/require-dealer-staff.ts'
import { readLeadId } from '#app/parts/lead/submit/lead-id.server.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { TEST_ANSWERS, TEST_LEAD } from '#app/parts/lead/test-enquiry.ts'

/**
 * Sends an enquiry of nobody's by the way of every enquiry, so that its deliveries show whether leads arrive.
 * @throws 404; AppError staff_not_permitted; 422 and 429 with words for people
 */
export async function sendTestLead(context: RequestContext): Promise<StaffTestLead> {
  const { user, tenantSlug } = requireLeadReader(context)
  const { bundle } = requireDealerContext(context)
  const [place] = listLocations(bundle.locations, 'all')
  const sent = await submitLead(context, {
    kind: 'enquiry',
    fields: { ...TEST_ANSWERS, location_id: place?.id ?? '' },
    idempotencyKey: randomUUID(),
    added: { [TEST_LEAD]: true },
  })
  if ('error' in sent) throw new Response(sent.error, { status: sent.status })
  const id = readLeadId(context.secret, tenantSlug, sent.lead_id, context.now)
  if (id === null) throw new Error('The id of a lead that was just signed cannot be read.')
  context.log.info({ by: user }, 'a test enquiry was sent')
  return { id }
}
