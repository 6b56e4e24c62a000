import type { StockFeed } from '@forecourt/schemas/contract'
import type { DealerFeed } from './feed-manifest.ts'

const DELIMITERS = { commas: ',', semicolons: ';', tabs: '\t', bars: '|' } as const

/**
 * A dealer's feeds with the one that somebody described in the Studio, which takes the place of the manifest's entry of
 * that name and keeps its codes. Without a manifest it is the dealer's only feed.
 * @param feeds those of the manifest
 */
export function withChosenFeed(
  feeds: readonly DealerFeed[],
  tenantSlug: string,
  chosen: StockFeed | null,
): DealerFeed[] {
  if (chosen === null) return [...feeds]
  const { file, format, element, delimiter } = chosen
  const like = feeds.find((feed) => feed.file === file)
  const others = feeds.filter((feed) => feed.file !== file)
  const isList = format === 'csv' || format === 'xml'
  const own: DealerFeed = {
    tenantSlug,
    file,
    path: '',
    format,
    element,
    snapshot: isList || (like?.snapshot ?? true),
    locationCodes: like?.locationCodes ?? {},
    dealershipCodes: like?.dealershipCodes ?? {},
    siblings: others.map((feed) => feed.file),
    ...(delimiter === null ? {} : { delimiter: DELIMITERS[delimiter] }),
  }
  return [...others.map((feed) => withSibling(feed, file)), own]
}

function withSibling(feed: DealerFeed, file: string): DealerFeed {
  return feed.siblings.includes(file) ? feed : { ...feed, siblings: [...feed.siblings, file] }
}
