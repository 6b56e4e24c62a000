import type { Database } from '#db/database.ts'
import { findReport } from '#db/insights/report-repository.ts'
import type { SendMail } from './mail.ts'
import { type LetterChannel, UndeliverableError } from './outbox.ts'

/** Sends monthly reports to the people whom the dealer's settings name by then. */
export const reportLetter = (send: SendMail, db: Database): LetterChannel => {
  return async ({ tenantSlug, letterId, deliveryId, bundle: { tenant } }) => {
    const report = await findReport(db, tenantSlug, letterId)
    const to = tenant.monthlyReport.mailTo
    if (report === null || to.length === 0) throw new UndeliverableError('Nobody wants the report any more')
    await send({
      // Stable across attempts, so that mail systems drop duplicates.
      messageId: `<${deliveryId}@reports.forecourt>`,
      to,
      subject: report.subject,
      text: report.text,
    })
  }
}
