/** What asking for mails agrees to. */
export const ALERT_AGREEMENT = 'Email me new matches and price drops. I can unsubscribe from any email.'

/** The answer to somebody who asks for mails about a search. */
export type AlertAnswer = { status: number; sent: true } | { status: number; error: string }

/** A followed search, as the page behind a mail's links shows it. */
export type AlertModel = { state: 'pending' | 'active' | 'ended'; words: string; path: string }
