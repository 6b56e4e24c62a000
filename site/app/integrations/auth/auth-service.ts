/** What goes along with a code (AUTH-10); names on the wire. */
export type CodeMetadata = {
  first_name: string
  last_name: string
  email: string
  website: string
  dealership_slug: string
}

export type SendCode = { phone: string; signInType: string; metadata: CodeMetadata }
export type VerifyCode = { phone: string; token: string; type: 'sms' }

/** Who proves who somebody is: a code to a phone, and its answer (CALL-19). A service is one dealer's. */
export interface AuthService {
  /**
   * Sends a fresh code; the one before it is worth nothing.
   * @returns the id of whom it is for
   * @throws Error when it was not sent within 15,000 ms (AUTH-12)
   */
  sendCode(request: SendCode): Promise<{ userId: string }>
  /** Whose code it is, once; null for a wrong, spent or old one. */
  verifyCode(request: VerifyCode): Promise<{ userId: string } | null>
  /** Ends the person's sign-in everywhere. */
  signOut(userId: string): Promise<void>
}
