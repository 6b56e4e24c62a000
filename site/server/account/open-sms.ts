import { EmbeddedSms, noSms } from '#app/integrations/sms/embedded-sms.server.ts'
import { HostedSms } from '#app/integrations/sms/hosted-sms.server.ts'
import type { SmsSender } from '#app/integrations/sms/sms-sender.ts'
import type { Database } from '#db/database.ts'
import type { SiteEnv } from '../env.ts'

type Variables = Pick<SiteEnv, 'HOST' | 'SANITY_API_HOST' | 'SMS_API_URL' | 'SMS_API_TOKEN' | 'SMS_SENDER'>

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/**
 * The provider named by the variables. Without one: a stand-in that writes codes to the log, only on a machine whose
 * site and content lake are local.
 */
export function openSms(env: Variables, db: Database, report: (line: string) => void): SmsSender {
  if (env.SMS_API_URL !== undefined)
    return new HostedSms({ url: env.SMS_API_URL, token: env.SMS_API_TOKEN, from: env.SMS_SENDER })
  const content = env.SANITY_API_HOST === undefined ? '' : new URL(env.SANITY_API_HOST).hostname
  return LOOPBACK.test(env.HOST) && LOOPBACK.test(content) ? new EmbeddedSms(db, report) : noSms
}
