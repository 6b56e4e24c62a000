/**
 * What a visitor can do while the site cannot handle the request.
 * @param phone the dealer's, '' where it is not known
 * @param again when a retry is sensible
 */
export const callInstead = (phone: string, retryWhen = 'in a few minutes'): string =>
  `Please call us${phone ? ` on ${phone}` : ''}, or try again ${retryWhen}.`

/** Where a page has to do without the stock. */
export const STOCK_AWAY = 'Our stock list isn’t loading right now. Try again in a minute, or call us.'

/** Seconds after which a program may try again. */
export const RETRY_AFTER_SECONDS = 5
