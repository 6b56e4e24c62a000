import type { SignInType } from '#app/features/account/sign-in/sign-in-types.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'

/** The sign-in page: where it leads on and back. */
export type SignInModel = {
  meta: PageMeta
  type: SignInType
  redirect: string
  back: string
  /** The page itself, from the beginning. */
  again: string
}

/** An error and the field it stands at; null for one of the whole. */
export type AuthError = { field: 'phone' | 'code' | null; error: string }

/** How far a number is proved. */
export type PhoneStep = { sent: boolean; error: AuthError | null }

/** How far somebody came. */
export type SignInState = PhoneStep & { phone: string }
