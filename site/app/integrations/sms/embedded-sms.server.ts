// Replaces the provider on a developer's machine: messages are stored in the site's database, for tests, and logged,
// for the developer.
import { insertSms } from '#db/account/verifications-repository.ts'
import type { Database } from '#db/database.ts'
import type { SmsMessage, SmsSender } from './sms-sender.ts'

export class EmbeddedSms implements SmsSender {
  readonly #db: Database
  readonly #log: (line: string) => void

  constructor(db: Database, log: (line: string) => void) {
    this.#db = db
    this.#log = log
  }

  async send({ tenantSlug, to, text }: SmsMessage): Promise<void> {
    const message = { tenant_slug: tenantSlug, phone: to, text, created_at: new Date().toISOString() }
    await insertSms(this.#db, message)
    this.#log(`SMS to a number that ends in ${to.slice(-3)}: ${text}`)
  }
}

/** Without a provider on a public machine: sending fails. */
export const noSms: SmsSender = {
  async send() {
    throw new Error('no SMS provider is set (variable SMS_API_URL)')
  },
}
