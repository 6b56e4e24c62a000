import * as z from 'zod'
import { type RequestContext, requireShop } from '#app/context.ts'
import { noteShown } from '#db/trade/valuation-repository.ts'

const MOST_CHARACTERS = 4_000

/** What a page reports of a valuation (CALL-14); names of the wire. */
const report = z.object({
  lead_id: z.string().min(1).max(400),
  column_name: z.literal('valuation'),
  value: z.record(z.string().max(60), z.union([z.string().max(400), z.number(), z.boolean(), z.null()])),
})

/** Keeps what a page reported; true when it was one of this dealer's valuations. */
export async function noteValuation(context: RequestContext, request: Request): Promise<boolean> {
  const { slug } = requireShop(context).bundle.tenant
  if (!context.limits.take('event', `${slug} ${context.visitor.address}`).ok) return false
  const text = await readText(request)
  const read = text === null ? null : report.safeParse(parseJson(text))
  if (!read?.success) return false
  return noteShown(context.db, slug, read.data.lead_id, JSON.stringify(read.data.value))
}

/** Null for what is longer than any report. */
async function readText(request: Request): Promise<string | null> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of request.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > MOST_CHARACTERS) return null
  }
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
