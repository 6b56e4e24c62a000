/** The message for an Australian postcode, or null for exactly four digits (LEAD-37). */
export function postcodeMessage(value: string): string | null {
  return /^\d{4}$/.test(value) ? null : 'Invalid postcode. Please enter a 4-digit number.'
}
