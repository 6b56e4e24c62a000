/**
 * What a visitor may do while the site cannot do what was asked.
 * @param phone the dealer's, '' where it is not known
 * @param again when it is worth another try
 */
export const callInstead = (phone: string, retryWhen = 'in a few minutes'): string =>
  `Please call us${phone ? ` on ${phone}` : ''}, or try again ${retryWhen}.`

/** Seconds after which a program may try again. */
export const RETRY_AFTER_SECONDS = 5
