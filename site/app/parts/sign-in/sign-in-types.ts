/** Journeys that sign-in leads back to (AUTH-02, VAR-20). */
export const SIGN_IN_TYPES = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const

export type SignInType = (typeof SIGN_IN_TYPES)[number]

/** The journey named by an address; the garage for an unknown one. */
export function parseSignInType(value: string | null | undefined): SignInType {
  return SIGN_IN_TYPES.find((type) => type === value) ?? 'my-garage'
}
