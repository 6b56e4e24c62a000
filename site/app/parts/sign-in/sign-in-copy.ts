import type { SignInType } from './sign-in-types.ts'

/** The reason for sign-in, by journey (AUTH-02). */
export const WHY: Record<SignInType, string> = {
  'trade-in': 'Sign in to see what yours is worth.',
  checkout: 'Sign in to reserve it.',
  finance: 'Sign in to go on with finance.',
  'spin-to-win': 'Sign in to spin the wheel.',
  'online-payment': 'Sign in to pay online.',
  'car-finance': 'Sign in to see your finance quote.',
  'my-garage': 'Sign in to see your garage.',
  watchlist: 'Sign in to keep what you like in your watchlist.',
}

/** How signing in works, in three lines beside the form. */
export const HOW = [
  {
    icon: 'phone',
    title: 'Your mobile, nothing else',
    text: 'We text a code of six digits; it works for 10 minutes.',
  },
  {
    icon: 'heart',
    title: 'The same on every device',
    text: 'What you keep here is there when you sign in elsewhere.',
  },
  {
    icon: 'shield-check',
    title: 'Only with this dealer',
    text: 'Your number signs you in on this website and on no other.',
  },
] as const
