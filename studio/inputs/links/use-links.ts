import { parseLinkTarget } from '@forecourt/schemas/contract'
import { useClient } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useAnswer } from '../../content-api/use-answer.ts'
import type { Loaded } from '../../content-api/use-live.ts'
import { STRUCTURE_API_VERSION } from '../../tools/content/site-structure.ts'
import { type LinkContent, linkContentQuery } from './link-content.ts'
import { describeLink, type LinkText } from './link-text.ts'
import { findStockLink, type StockSuggestions, suggestStock } from './site-stock.ts'

/** The pause after which the site is asked what typed words mean, as on the site itself. */
const PAUSE_MS = 180

/** What a link of a site can lead to, drafts included. */
export function useLinkContent(site: StudioSite | undefined): Loaded<LinkContent> {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  return useAnswer(site?.id ?? null, (signal) =>
    client.fetch<LinkContent>(linkContentQuery, { site: site?.id }, { perspective: 'drafts', signal }),
  )
}

/** What the stock of a site has for typed words; without a value while it is asked. */
export function useStockSuggestions(site: StudioSite | undefined, typed: string): Loaded<StockSuggestions> {
  const text = typed.trim()
  const key = site && text !== '' ? `${site.slug} ${text}` : null
  return useAnswer(key, (signal) => suggestStock(site?.slug ?? '', text, signal), PAUSE_MS)
}

/** An address of a site in words, with the stock's live count; null while the site's content is read. */
export function useLinkText(site: StudioSite | undefined, href: string): LinkText | null {
  const content = useLinkContent(href === '' ? undefined : site)
  const kind = parseLinkTarget(href)?.kind
  const asksStock = site && (kind === 'search' || kind === 'car')
  const key = asksStock ? `${site.slug} ${href}` : null
  const stock = useAnswer(key, (signal) => findStockLink(site?.slug ?? '', href, signal))
  if (!site || !content.value) return null
  const found = stock.error ? 'away' : stock.key === key ? stock.value : undefined
  return describeLink(href, content.value, found, { now: new Date().toISOString(), zone: site.timeZone })
}
