import type { TenantBundle } from '@forecourt/schemas/contract'
import type { People } from '#app/integrations/people/people.ts'
import { ALERT_CHANNEL } from '#db/alerts/alerts-repository.ts'
import type { Database } from '#db/database.ts'
import { REPORT_CHANNEL } from '#db/insights/report-repository.ts'
import { CONFIRMATION_CHANNEL } from '#db/leads/lead-repository.ts'
import { INVITATION_CHANNEL } from '#db/people/invitation-mails.ts'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { alertLetter } from './alert-letter.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { invitationLetter } from './invitation-letter.ts'
import { adfChannel, mailChannel, smtp } from './mail.ts'
import { type Channel, type LetterChannel, Outbox } from './outbox.ts'
import { reportLetter } from './report-letter.ts'
import { derivedSecret, webhookChannel } from './webhook.ts'

type OutboxDependencies = {
  db: Database
  log: Log
  findBundle: (tenantSlug: string) => Promise<TenantBundle | null>
  /** Null where the site may not invite people. */
  people: People | null
}

/**
 * The outbox with its channels. Without a mail server (SMTP_URL), mail deliveries stay in the database, where `npm run leads`
 * lists them.
 */
export function openOutbox(env: SiteEnv, { db, log, findBundle, people }: OutboxDependencies): Outbox {
  const send = env.SMTP_URL === undefined ? null : smtp(env.SMTP_URL, env.MAIL_FROM)
  const channels: Record<string, Channel> = {
    webhook: webhookChannel({
      secretOf: (slug) => webhookSecretOf(env, slug),
      embedded: env.SANITY_API_HOST !== undefined,
    }),
    ...(send ? { mail: mailChannel(send), adf: adfChannel(send) } : {}),
  }
  const letters: Record<string, LetterChannel> = send
    ? {
        [CONFIRMATION_CHANNEL]: confirmationLetter(send, {
          db,
          secret: env.SESSION_SECRET,
          clock: Date.now,
        }),
        [ALERT_CHANNEL]: alertLetter(send, { db, secret: env.SESSION_SECRET }),
        [REPORT_CHANNEL]: reportLetter(send, db),
        ...(people ? { [INVITATION_CHANNEL]: invitationLetter(send, people) } : {}),
      }
    : {}
  return new Outbox({ db, log, findBundle, channels, letters, clock: Date.now })
}

/** The secret with which a dealer's system verifies signatures. */
export const webhookSecretOf = (
  { LEAD_WEBHOOK_SECRETS, SESSION_SECRET }: Pick<SiteEnv, 'LEAD_WEBHOOK_SECRETS' | 'SESSION_SECRET'>,
  tenantSlug: string,
) => LEAD_WEBHOOK_SECRETS.get(tenantSlug) ?? derivedSecret(SESSION_SECRET, tenantSlug)
