import { EmbeddedQuotes } from './embedded-quotes.server.ts'
import { HostedQuotes } from './hosted-quotes.server.ts'
import type { Quotes } from './quotes.ts'

/** A hosted provider; applicants may be redirected to its own origin unless others are named. */
export type QuotesAccount = { url: string; token: string; redirectOrigins: readonly string[] }

/** The provider whose variables are set, and the embedded one otherwise. */
export function openQuotes(account: QuotesAccount | null): Quotes {
  if (account === null) return new EmbeddedQuotes()
  const { url, token, redirectOrigins } = account
  return new HostedQuotes({
    url: url.replace(/\/+$/, ''),
    token,
    redirectOrigins: redirectOrigins.length > 0 ? redirectOrigins : [new URL(url).origin],
  })
}
