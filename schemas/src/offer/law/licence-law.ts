import type { StateCode } from '../../location/public-holidays.ts'

type StateLicence = { name: string; looks: RegExp; example: string }

/** How the number of a motor dealer's licence looks, by state; the others have none of their own look. */
const STATE_LICENCES: Readonly<Partial<Record<StateCode, StateLicence>>> = {
  NSW: { name: 'New South Wales', looks: /^MD ?[\d ]{4,9}$/i, example: 'MD 12 345' },
  VIC: { name: 'Victoria', looks: /^LMCT ?[\d ]{3,8}$/i, example: 'LMCT 12 345' },
  QLD: { name: 'Queensland', looks: /^\d[\d ]{5,9}$/, example: '4 123 456' },
  SA: { name: 'South Australia', looks: /^LVD ?[\d ]{3,9}$/i, example: 'LVD 123 456' },
  WA: { name: 'Western Australia', looks: /^MD ?[\d ]{4,9}$/i, example: 'MD 12 345' },
}

/** What is wrong with a dealer's licence number for its state; null for nothing. */
export function findLicenceProblem(licence: string, state: StateCode | null): string | null {
  const own = state === null ? undefined : STATE_LICENCES[state]
  if (licence.trim() === '')
    return own ? `In ${own.name} it looks like ${own.example}.` : 'The number of your motor dealer licence.'
  if (!own || own.looks.test(licence.trim())) return null
  return `${licence.trim()} isn’t a licence of ${own.name}, which looks like ${own.example}.`
}
