import { readSettings } from '../../settings/read-settings.ts'
import { getSiteOrigin } from '../../settings/settings.ts'

/** The search and the cars that typed words mean at a site; `counted` and `price` are as the site writes them. */
export interface StockSuggestions {
  readonly search: { readonly href: string; readonly words: string; readonly counted: string } | null
  readonly cars: readonly {
    readonly href: string
    readonly name: string
    readonly sub: string
    readonly price: string
  }[]
}

/** What is at an address of the stock; null for nothing. */
export type StockLink =
  | { readonly kind: 'search'; readonly words: string; readonly counted: string; readonly count: number }
  | { readonly kind: 'car'; readonly name: string; readonly sub: string; readonly isAvailable: boolean }
  | null

/**
 * Asks a site for the search and cars that words mean. What the stock has is public, so nobody signs in for it.
 * @throws Error when the site does not answer
 */
export function suggestStock(slug: string, text: string, signal: AbortSignal): Promise<StockSuggestions> {
  return ask<StockSuggestions>(slug, { text }, signal)
}

/** Asks a site what is at an address. @throws Error when the site does not answer */
export function findStockLink(slug: string, href: string, signal: AbortSignal): Promise<StockLink> {
  return ask<StockLink>(slug, { href }, signal)
}

async function ask<T>(slug: string, question: Record<string, string>, signal: AbortSignal): Promise<T> {
  const origin = getSiteOrigin(readSettings().siteOrigin, slug)
  const response = await fetch(`${origin}/api/link-suggestions?${new URLSearchParams(question)}`, {
    signal,
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return (await response.json()) as T
}
