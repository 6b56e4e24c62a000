import { payloadReference } from '#app/domain/lead-reference.ts'

const OF_PERSON = ['name', 'last_name', 'email', 'phone', 'Rego', 'rego', 'Vehicle Rego']
const OF_CAR = [
  'reference',
  'car_description',
  'stock_number',
  'Vehicle Year',
  'Vehicle Make',
  'Vehicle Model',
]
const MOST = 1_000

/** By what a lead is found: words about the person, and words about the vehicle, in small letters. */
export type LeadIndex = { person_words: string; car_words: string }

/** The words of a lead. @param payload JSON */
export function indexLead(payload: string): LeadIndex {
  const lead = JSON.parse(payload) as Record<string, unknown>
  return {
    person_words: listLeadWords(lead, OF_PERSON),
    car_words: listLeadWords({ ...lead, reference: payloadReference(lead) }, OF_CAR),
  }
}

function listLeadWords(lead: Record<string, unknown>, names: readonly string[]): string {
  const texts = names.flatMap((name) => {
    const value = lead[name]
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
  return texts.join(' ').toLowerCase().slice(0, MOST)
}
