import { PERSON_REQUESTS, type StaffPerson } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import { z } from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireLeadReader } from '#app/http/require-dealer-staff.ts'
import { countPerson, erasePerson, exportPerson, NoPersonError } from './person-requests.server.ts'

const asked = z.object({
  do: z.enum(PERSON_REQUESTS),
  email: z.string().max(320).default(''),
  phone: z.string().max(40).default(''),
})

/**
 * Counts, exports or erases what the dealer's site knows of a person, for those who may read leads.
 * @throws 404; 422 without a mail address or number; AppError staff_not_permitted
 */
export async function answerStaffPerson(
  context: RequestContext,
  fields: Readonly<Record<string, string>>,
): Promise<StaffPerson> {
  const { user: actor, tenantSlug } = requireLeadReader(context)
  const { now, log } = context
  const read = asked.safeParse(fields)
  if (!read.success) throw new Response('Nothing that can be done with a person', { status: 422 })
  const request = { ...read.data, tenantSlug, actor, now }
  try {
    const answer = await run(context, read.data.do, request)
    if (read.data.do !== 'find')
      log.info({ actor, did: read.data.do, counts: answer.counts }, 'staff asked for a person’s records')
    return answer
  } catch (error) {
    if (error instanceof NoPersonError) throw new Response(error.message, { status: 422 })
    throw error
  }
}

async function run(
  context: RequestContext,
  what: (typeof PERSON_REQUESTS)[number],
  request: Parameters<typeof countPerson>[1],
): Promise<StaffPerson> {
  const { db, now } = context
  if (what === 'find') return { counts: await countPerson(db, request), file: null }
  if (what === 'erase') return { counts: await erasePerson(db, request), file: null }
  const { counts, text } = await exportPerson(db, request)
  const { slug, timeZone } = requireDealerContext(context).bundle.tenant
  return { counts, file: { name: `person-${slug}-${dateAt(now, timeZone)}.json`, text } }
}
