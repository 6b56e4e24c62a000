// The events of sign-in and the watchlist.
import { ANALYTICS_EVENTS } from '@forecourt/schemas/contract/pure'

/** AUTH-16. */
export const CODE_SENT_EVENT = ANALYTICS_EVENTS.codeSent
export const VERIFIED_EVENT = ANALYTICS_EVENTS.codeVerified
/** SAVE-15. */
export const CAR_SAVED_EVENT = ANALYTICS_EVENTS.saveCar
