// A provider of text messages over HTTP. The protocol is small, so that a bridge to any provider is a few lines:
// POST <SMS_API_URL>, `authorization: Bearer <SMS_API_TOKEN>`, JSON `{ "to": "+614…", "from": "…", "body": "…" }`;
// any answer of 200 to 299 means that the message was accepted. See README.md beside this file.
import type { SmsMessage, SmsSender } from './sms-sender.ts'

export type HostedSmsOptions = {
  url: string
  token: string
  /** The sender: a number or a name of at most eleven letters. */
  from: string
  fetch?: typeof fetch
}

export class HostedSms implements SmsSender {
  readonly #options: HostedSmsOptions

  constructor(options: HostedSmsOptions) {
    this.#options = options
  }

  async send({ to, text }: SmsMessage, signal: AbortSignal): Promise<void> {
    const { url, token, from, fetch: ask = fetch } = this.#options
    const answer = await ask(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, from, body: text }),
      redirect: 'error',
      signal,
    })
    // The answer may contain the phone number, so it is not logged.
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`)
  }
}
