import type { SignInType } from '#app/domain/account/sign-in-types.ts'

/** Why somebody is asked to sign in, by the journey they are on (AUTH-02). */
export const WHY: Record<SignInType, string> = {
  'trade-in': 'Sign in to have your vehicle valued.',
  checkout: 'Sign in to reserve it.',
  finance: 'Sign in to go on with finance.',
  'spin-to-win': 'Sign in to spin the wheel.',
  'online-payment': 'Sign in to pay online.',
  'car-finance': 'Sign in to see your finance quote.',
  'my-garage': 'Sign in to see your garage.',
  watchlist: 'Sign in to keep what you like in your watchlist.',
}
