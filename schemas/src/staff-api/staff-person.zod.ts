import { z } from 'zod'

/** What may be done with the records of a person: `find` counts them. */
export const PERSON_REQUESTS = ['find', 'export', 'erase'] as const

/** The records that a site has, or had, of a person: how many of each kind, and for `export` the records as JSON. */
export const staffPerson = z.object({
  counts: z.record(z.string(), z.number().int().min(0)),
  file: z.object({ name: z.string(), text: z.string() }).nullable(),
})
export type StaffPerson = z.infer<typeof staffPerson>
