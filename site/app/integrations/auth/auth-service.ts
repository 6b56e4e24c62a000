/** Details sent with a code (AUTH-10); names on the wire. */
export type CodeMetadata = {
  first_name: string
  last_name: string
  email: string
  website: string
  dealership_slug: string
}

export type SendCode = { phone: string; signInType: string; metadata: CodeMetadata }
export type VerifyCode = { phone: string; token: string; type: 'sms' }

/** Sign-in of one dealer's visitors by a code sent to a phone (CALL-19). */
export interface AuthService {
  /**
   * Sends a new code, which invalidates the one before.
   * @returns the person's id
   * @throws Error when it was not sent within 15,000 ms (AUTH-12)
   */
  sendCode(request: SendCode): Promise<{ userId: string }>
  /** The person of a code, once; null for a wrong, used or expired one. */
  verifyCode(request: VerifyCode): Promise<{ userId: string } | null>
  /** Ends the person's sign-in everywhere. */
  signOut(userId: string): Promise<void>
}
