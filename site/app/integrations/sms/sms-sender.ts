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
   * @param signal cancels the request
   * @throws Error when it was not accepted
   */
  send(message: SmsMessage, signal: AbortSignal): Promise<void>
}
