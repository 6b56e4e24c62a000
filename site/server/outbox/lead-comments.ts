import { summarizeLead } from '#app/parts/lead/lead-summary.ts'
import type { OutgoingLead } from './outbox.ts'

/** Everything that a lead says, a line each, for systems that have one field for words. */
export const formatComments = (lead: OutgoingLead): string =>
  summarizeLead(lead)
    .rows.map(([label, value]) => `${label}: ${value}`)
    .join('\n')
