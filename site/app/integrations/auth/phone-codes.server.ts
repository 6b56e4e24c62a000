// One-time codes by text message, stored as a keyed hash: https://pages.nist.gov/800-63-4/sp800-63b.html, 3.1.3.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { internationalPhone } from '#app/domain/phone/phone-number.ts'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import { countTry, deleteOldSignInData, putCode, spendCode } from '#db/account/codes-repository.ts'
import { getUserId, markVerified } from '#db/account/people-repository.ts'
import { deleteSessions } from '#db/account/sessions-repository.ts'
import type { Database } from '#db/database.ts'
import type { AuthService, CodeMetadata, SendCode, VerifyCode } from './auth-service.ts'

export const CODE_MINUTES = 10
export const MAX_TRIES = 5
/** Time limit of the provider for accepting a code (AUTH-12). */
export const SEND_TIMEOUT_MS = 15_000
/** How long unverified numbers are stored. */
const RETENTION_MS = 24 * 3_600_000

export type PhoneCodesOptions = {
  db: Database
  secret: string
  sms: SmsSender
  tenant: { slug: string; name: string }
  /** ISO UTC. */
  now: string
}

export class PhoneCodes implements AuthService {
  readonly #options: PhoneCodesOptions

  constructor(options: PhoneCodesOptions) {
    this.#options = options
  }

  async sendCode({ phone, signInType, metadata }: SendCode): Promise<{ userId: string }> {
    const { db, tenant, now } = this.#options
    await deleteOldSignInData(db, tenant.slug, addMs(now, -RETENTION_MS))
    const userId = await getUserId(db, { tenantSlug: tenant.slug, phone }, now)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const mac = this.#macOf(phone, code)
    await putCode(db, {
      tenant_slug: tenant.slug,
      phone,
      code_mac: mac,
      sign_in_type: signInType,
      details: JSON.stringify(metadata),
      created_at: now,
      expires_at: addMs(now, CODE_MINUTES * 60_000),
    })
    try {
      await this.#text(phone, code)
    } catch (error) {
      // A code that was not sent must not be guessable.
      await spendCode(db, { tenantSlug: tenant.slug, phone }, mac)
      throw error
    }
    return { userId }
  }

  async verifyCode({ phone, token }: VerifyCode): Promise<{ userId: string } | null> {
    const { db, tenant, now } = this.#options
    const key = { tenantSlug: tenant.slug, phone }
    const code = await countTry(db, key, { now, most: MAX_TRIES })
    if (code === null || !isSame(code.code_mac, this.#macOf(phone, token))) return null
    if (!(await spendCode(db, key, code.code_mac))) return null
    const userId = await getUserId(db, key, now)
    const { first_name, last_name, email } = JSON.parse(code.details) as CodeMetadata
    await markVerified(db, { tenantSlug: tenant.slug, userId }, { first_name, last_name, email }, now)
    return { userId }
  }

  async signOut(userId: string): Promise<void> {
    const { db, tenant } = this.#options
    await deleteSessions(db, { tenantSlug: tenant.slug, userId })
  }

  /** A plain hash of six digits is easily reversed, so it has a key; it is valid for one number of one dealer. */
  #macOf(phone: string, code: string): string {
    const { secret, tenant } = this.#options
    return createHmac('sha256', `sign-in-code:${secret}`)
      .update(`${tenant.slug}\n${phone}\n${code}`)
      .digest('base64url')
  }

  async #text(phone: string, code: string): Promise<void> {
    const { sms, tenant } = this.#options
    const text = `${code} is your code for ${tenant.name}. It works for ${CODE_MINUTES} minutes. Never share it.`
    const message = { tenantSlug: tenant.slug, to: internationalPhone(phone), text }
    await withTimeout(
      SEND_TIMEOUT_MS,
      (signal) => sms.send(message, signal),
      () => {
        throw new Error(`no answer within ${SEND_TIMEOUT_MS} ms`)
      },
    )
  }
}

const addMs = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
