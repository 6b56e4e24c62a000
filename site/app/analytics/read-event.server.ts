import * as z from 'zod'

/** What a page reports of itself (OPEN-68); names of the wire. */
const event = z.object({
  id: z.coerce.number().int().min(1).max(9_999),
  label: z.string().max(100).default(''),
  url: z.string().max(500).default(''),
  car_id: z
    .string()
    .regex(/^[\w.-]{0,200}$/)
    .default(''),
})

/** An event as a page reports it. */
export type PageEvent = z.output<typeof event>

/** An event as it is recorded. @throws 400 for an invalid one */
export function parseEvent(fields: unknown): PageEvent {
  const read = event.safeParse(fields)
  if (!read.success) throw new Response('Not an event', { status: 400 })
  // A query may carry what people typed.
  return { ...read.data, url: read.data.url.split(/[?#]/)[0] ?? '' }
}
