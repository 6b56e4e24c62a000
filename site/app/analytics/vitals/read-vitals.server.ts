import * as z from 'zod'
import { VITALS, type VitalName } from '#app/domain/vitals.ts'

const value = (name: VitalName) => z.coerce.number().min(0).max(VITALS[name].most).optional()

/** What a browser sends of a page; names of the wire. */
const beacon = z
  .strictObject({
    page: z
      .string()
      .regex(/^\/[^?#]*$/)
      .max(500),
    lcp: value('lcp'),
    inp: value('inp'),
    cls: value('cls'),
  })
  .transform(({ page, ...values }) => ({ path: page, values }))

/** The speed of a page. @throws 400 for anything else */
export function parseVitals(fields: unknown): z.output<typeof beacon> {
  const read = beacon.safeParse(fields)
  if (!read.success) throw new Response('Not the speed of a page', { status: 400 })
  return read.data
}
