import { alertToken } from '#app/features/alerts/alert-token.server.ts'
import { alertPath } from '#app/paths.ts'
import { findAlertMail } from '#db/alerts/alerts-repository.ts'
import type { Database } from '#db/database.ts'
import type { SendMail } from './mail.ts'
import { type LetterChannel, UndeliverableError } from './outbox.ts'

/** Sends the mails of followed searches: the one that asks for confirmation, and news. */
export const alertLetter = (
  send: SendMail,
  { db, secret }: { db: Database; secret: string },
): LetterChannel => {
  return async ({ tenantSlug, letterId, deliveryId, bundle: { tenant } }) => {
    const found = await findAlertMail(db, { tenantSlug, id: letterId })
    if (found === null) throw new UndeliverableError('The search is no longer followed')
    const { mail, alert } = found
    const link = alert.origin + alertPath(alertToken(secret, tenantSlug, alert.id))
    const words = `${alert.words}, ${tenant.name}`
    const lines = JSON.parse(mail.lines) as string[]
    const isNews = mail.kind === 'news'
    // Loaded when the first mail is due, as in confirmation-letter.ts.
    const { renderNote } = await import('./letter.tsx')
    await send({
      // Stable across attempts, so that mail systems drop duplicates.
      messageId: `<${deliveryId}@alerts.forecourt>`,
      to: [alert.email],
      ...(tenant.email ? { replyTo: tenant.email } : {}),
      subject: (isNews ? `News: ${words}` : `Please confirm: ${words}`).slice(0, 180),
      text: isNews ? newsText(alert.words, lines, link) : confirmText(words, link),
      html: await renderNote(tenant, isNews ? newsNote(alert.words, lines, link) : confirmNote(words, link)),
      ...(isNews ? { unsubscribe: link } : {}),
    })
  }
}

const confirmText = (words: string, link: string) =>
  [
    `You asked us to mail you when something new fits this search or costs less: ${words}.`,
    `Confirm it here: ${link}`,
    'If it was not you, do nothing: nothing else is sent, and the request is deleted after a week.',
  ].join('\n\n')

const newsText = (words: string, lines: readonly string[], link: string) =>
  [
    `What is new in the search you follow, ${words}:`,
    ...lines,
    `You get this mail, once a day at most, because you follow the search. End it here: ${link}`,
  ].join('\n\n')

const confirmNote = (words: string, link: string) => ({
  title: words,
  lines: [
    'You asked us to email you when something new fits this search or costs less.',
    'If it was not you, do nothing: nothing else is sent, and the request is deleted after a week.',
  ],
  action: { label: 'Confirm it', href: link },
})

const newsNote = (words: string, lines: readonly string[], link: string) => ({
  title: `What is new: ${words}`,
  lines: [...lines, 'You get this email, once a day at most, because you follow the search.'],
  action: { label: 'Change or end it', href: link },
})
