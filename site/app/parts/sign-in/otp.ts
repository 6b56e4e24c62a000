/** The message for a verification code, or null when it can be sent (AUTH-06, AUTH-07). */
export function otpMessage(code: string): string | null {
  if (code === '') return 'This is a required field.'
  return /^\d{6}$/.test(code) ? null : 'Code must be 6 digits.'
}
