import * as z from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import { readBody } from '#app/integrations/read-body.server.ts'
import { recordShown } from '#db/trade/valuation-repository.ts'

/** Longer than any report. */
const MOST_BYTES = 8_000

/** What a page reports of a valuation (CALL-14); API names. */
const report = z.object({
  lead_id: z.string().min(1).max(400),
  column_name: z.literal('valuation'),
  value: z.record(z.string().max(60), z.union([z.string().max(400), z.number(), z.boolean(), z.null()])),
})

/** Stores a page's report; false unless it is about one of this dealer's valuations. */
export async function noteValuation(context: RequestContext, request: Request): Promise<boolean> {
  const { slug } = requireDealerContext(context).bundle.tenant
  if (!(await context.limits.take('event', slug, context.visitor.address)).ok) return false
  const text = await readBody(request, MOST_BYTES)
  const read = text === null ? null : report.safeParse(parseJson(text))
  if (!read?.success) return false
  return recordShown(context.db, slug, read.data.lead_id, JSON.stringify(read.data.value))
}
