import type { StaffLead } from '@forecourt/schemas/contract'
import type { LeadDeliveryRow } from '#db/leads/tables.ts'
import { deliveryProblem } from './delivery-problem.ts'

/** A delivery of a lead as staff see it: what its receiver answered is in words, and nothing of the lead is in it. */
export const presentDelivery = (row: LeadDeliveryRow): StaffLead['deliveries'][number] => ({
  id: row.id,
  channel: row.channel,
  state: row.state as 'waiting' | 'delivered' | 'dead',
  tries: row.attempts,
  at: row.created_at,
  deliveredAt: row.delivered_at,
  nextAt: row.state === 'waiting' ? row.due_at : null,
  problem: row.last_error === null ? '' : deliveryProblem(row.last_error),
})
