/** One text message. */
export type SmsMessage = {
  tenantSlug: string
  /** `+61412345678`. */
  to: string
  text: string
}

/** Sends text messages to phones. */
export interface SmsSender {
  /**
   * Resolves once the message was accepted.
   * @param late aborts when nobody waits any more
   * @throws Error when it was not accepted
   */
  send(message: SmsMessage, late: AbortSignal): Promise<void>
}
