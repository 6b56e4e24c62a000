// Pages without a dealer or content: for unknown hosts, and when the content cannot be read.

import { type ErrorCode, STATUS_OF } from '#app/errors.ts'
import { callInstead } from '#app/http/call-instead.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export interface ErrorCopy {
  readonly title: string
  readonly text: string
}

/** Named by its hash in the policy of these pages. */
export const PLAIN_STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#14171c;background:#fff;margin:0;display:grid;min-height:100vh;place-content:center;padding:1.5rem}
h1{font-size:1.75rem;line-height:1.15;margin:0 0 .5rem}p{margin:0;max-width:38rem;color:#5a5c60}small{display:block;margin-top:1.5rem}
dt{font-weight:600;margin-top:1rem}dd{margin:0;max-width:38rem;color:#5a5c60}`

/** A page of one heading and one sentence without a dealer's theme. Texts are escaped. */
export function plainPage({ title, text }: ErrorCopy, requestId?: string): string {
  const reference = requestId ? `<p><small>Reference ${escaped(requestId)}</small></p>` : ''
  return plainDocument(title, `<p>${escaped(text)}</p>${reference}`)
}

/** A page of one heading and rows of a name and a sentence, which asks again by itself each minute. */
export function plainRows(title: string, rows: readonly ErrorCopy[]): string {
  const items = rows.map((row) => `<dt>${escaped(row.title)}</dt><dd>${escaped(row.text)}</dd>`)
  return plainDocument(title, `<dl>${items.join('')}</dl>`, '<meta http-equiv="refresh" content="60">')
}

function plainDocument(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${escaped(title)}</title>
<style>${PLAIN_STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
}

const AWAY: ErrorCopy = {
  title: 'We’ll be right back',
  text: 'This site is out for a moment. Please try again shortly.',
}

const ERROR_COPY: Record<ErrorCode, ErrorCopy> = {
  bad_address: { title: 'We cannot read this address', text: 'Please check it and try again.' },
  preview_refused: {
    title: 'This preview link has expired',
    text: 'Open the page from the Studio again.',
  },
  staff_refused: { title: 'This is for the site’s staff', text: 'Please sign in to the Studio again.' },
  staff_not_permitted: {
    title: 'This is for the site’s managers',
    text: 'Your role does not include it.',
  },
  cross_site_request: {
    title: 'This was sent from another site',
    text: 'Please open the page itself and send it from there.',
  },
  preview_only_shows: {
    title: 'This is a preview',
    text: 'A shared preview only shows pages: nothing can be sent, saved or signed in to from here. End the preview to use the site itself.',
  },
  site_not_found: {
    title: 'There is no site here',
    text: 'The address may be misspelt, or the site may have moved.',
  },
  method_not_allowed: { title: 'That cannot be done here', text: 'Please go back and try another way.' },
  body_too_large: { title: 'That was too much at once', text: 'Please send less and try again.' },
  address_too_long: {
    title: 'This address is too long',
    text: 'Please choose fewer filters, or start again from the front page.',
  },
  content_unavailable: AWAY,
  content_service_away: {
    title: 'The content service does not answer',
    text: 'Shoppers see the site as it was last published. Please try again in a few minutes.',
  },
  stock_unavailable: AWAY,
  database_unavailable: { title: 'This does not work right now', text: '' },
  too_slow: AWAY,
}

const BROKEN: ErrorCopy = {
  title: 'Something went wrong on our side',
  text: 'We have made a note of it. Please try again.',
}

/**
 * The texts of an error page; for a fault of the site also the phone number to call.
 * @param code null for an unexpected error
 * @param phone the dealer's number, '' where it is unknown
 */
export function getErrorCopy(code: ErrorCode | null, phone: string): ErrorCopy {
  if (code === null) return BROKEN
  const { title, text } = ERROR_COPY[code]
  if (code === 'content_service_away' || STATUS_OF[code] < 500 || (text !== '' && phone === ''))
    return { title, text }
  return { title, text: `${text} ${callInstead(phone)}`.trim() }
}
