import { formatPhone } from './phone-number.ts'

/** A phone number as text, and its call address. */
export type PhoneLink = { text: string; href: string }

/** A number as Australians write it, with its call address; null for a text without a digit. */
export function phoneLink(phone: string): PhoneLink | null {
  const text = formatPhone(phone.trim())
  return /\d/.test(text) ? { text, href: `tel:${text.replace(/[^\d+]/g, '')}` } : null
}
