import type { SignInType } from '#app/features/account/sign-in/sign-in-types.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import type { AuthError } from './ask-auth.ts'

/** The sign-in page: where it leads on and back. */
export type SignInModel = {
  meta: PageMeta
  type: SignInType
  redirect: string
  back: string
  /** The page itself, from the beginning. */
  again: string
}

/** How far somebody came without JavaScript. */
export type SignInState = { phone: string; sent: boolean; error: AuthError | null }
