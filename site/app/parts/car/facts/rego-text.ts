export type RegoText =
  | { kind: 'expires'; date: string; text: string }
  | { kind: 'unregistered' | 'none'; date: null; text: string }

const LONG_DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The registration line (VDP-27, VDP-28): 'Expires on 15 August 2026', 'Unregistered' where the dealer shows it, or
 * none. Dates are calendar dates `yyyy-mm-dd` in the dealer's zone; a rego that ends today is still valid (OPEN-29).
 */
export function regoText(regoExpiry: string | null, unregisteredFlag: boolean, today: string): RegoText {
  if (!regoExpiry) return { kind: 'none', date: null, text: '' }
  if (regoExpiry >= today) {
    const text = `Expires on ${LONG_DATE.format(new Date(`${regoExpiry}T00:00:00Z`))}`
    return { kind: 'expires', date: regoExpiry, text }
  }
  if (unregisteredFlag) return { kind: 'unregistered', date: null, text: 'Unregistered' }
  return { kind: 'none', date: null, text: '' }
}
