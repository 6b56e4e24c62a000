import type { PageMeta } from '#app/page/page-meta.ts'
import type { SignInType } from './sign-in-types.ts'

/** The sign-in page with its links onward and back. */
export type SignInModel = {
  meta: PageMeta
  type: SignInType
  redirect: string
  back: string
  /** The page itself, at its first step. */
  again: string
}

/** An error and its field; null for one of the whole form. */
export type AuthError = { field: 'phone' | 'code' | null; error: string }

/** The state of a number's verification. */
export type PhoneStep = { sent: boolean; error: AuthError | null }

/** The state of the sign-in page. */
export type SignInState = PhoneStep & { phone: string }
