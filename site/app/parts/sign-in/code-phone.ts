import { normalisePhone } from '#app/domain/phone/phone-number.ts'

/** The message for a number that cannot receive a code, or null (AUTH-08): text messages need a mobile. */
export function codePhoneMessage(phone: string): string | null {
  if (phone.trim() === '') return 'This is a required field.'
  return /^0[45]\d{8}$/.test(normalisePhone(phone))
    ? null
    : 'Enter an Australian mobile number, such as 0412 345 678.'
}

/** `0412345678` for display: `0412 345 678`. */
export const formatMobile = (phone: string) => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
