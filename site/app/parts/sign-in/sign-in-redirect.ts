/** Journeys that every site gates (AUTH-04). */
const ALWAYS_GATED = ['my-garage', 'online-payment', 'watchlist']

export type GatedRequest = {
  type: string
  /** The dealer's switch for journeys that may be gated (AUTH-05). */
  gatedOption: boolean
  signedIn: boolean
  target: string
  origin: string
}

export type GatedPath = { path: string; type?: string; redirect?: string; back?: string }

/** The path after a gate: the target, or sign-in with the path to return to (AUTH-02, AUTH-03). */
export function gatedPath(request: GatedRequest): GatedPath {
  const gated = request.gatedOption || ALWAYS_GATED.includes(request.type)
  if (!gated || request.signedIn) return { path: request.target }
  return { path: '/sign-in', type: request.type, redirect: request.target, back: request.origin }
}
