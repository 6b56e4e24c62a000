// Stands in for the provider on a developer's machine: the message is kept in the site's own database, for tests to
// read, and told in the log, for the developer.
import { insertSms } from '#db/account/verifications-repository.ts'
import type { Database } from '#db/database.ts'
import type { SmsMessage, SmsSender } from './sms-sender.ts'

export class EmbeddedSms implements SmsSender {
  readonly #db: Database
  readonly #tell: (line: string) => void

  constructor(db: Database, tell: (line: string) => void) {
    this.#db = db
    this.#tell = tell
  }

  async send({ tenantSlug, to, text }: SmsMessage): Promise<void> {
    const message = { tenant_slug: tenantSlug, phone: to, text, created_at: new Date().toISOString() }
    await insertSms(this.#db, message)
    this.#tell(`SMS to ${to}: ${text}`)
  }
}

/** Where no provider is set and messages must not stay on the machine: nothing is sent, and it says so. */
export const noSms: SmsSender = {
  async send() {
    throw new Error('no SMS provider is set (variable SMS_API_URL)')
  },
}
