import type { SlotToTake } from '../../../../db/leads/appointments-repository.ts'
import type { LeadDefinition, LeadFacts } from '../definitions/lead-definition.ts'
import { countSeats } from '../form/appointments.ts'

/** The time that a form books; null for none, and where its place is not known. */
export function findSlot(
  { books }: LeadDefinition,
  facts: LeadFacts,
  fields: Readonly<Record<string, string>>,
): SlotToTake | null {
  const starts = books ? (fields[books.field] ?? '').trim() : ''
  const place = books?.place(facts)
  if (!books || !place || starts === '') return null
  const { department } = books
  return { placeId: place.id, department, starts, seats: countSeats(place, department) }
}
