import type { SlotToTake } from '../../../../db/leads/appointments-repository.ts'
import type { LeadDefinition, LeadFacts } from '../definitions/lead-definition.ts'
import { countSeats } from '../form/appointments.ts'

/** The time that a lead books; null for none, and where its place is not known. */
export function findSlot(
  { books }: LeadDefinition,
  facts: LeadFacts,
  payload: Readonly<Record<string, unknown>>,
): SlotToTake | null {
  const starts = books ? payload[books.field] : undefined
  const place = books?.place(facts)
  if (!books || !place || typeof starts !== 'string' || starts === '') return null
  const { department } = books
  return { placeId: place.id, department, starts, seats: countSeats(place, department) }
}
