// https://www.sitemaps.org/protocol.html
import { escapeXml } from './escape-xml.ts'

/** A page to be found: its path, and the ISO instant at which its content changed last; null where that is not known. */
export type SitemapEntry = { path: string; changedAt: string | null }

/** The protocol allows 50,000 addresses and 50 MB a file; ours stay at a fifth of both. */
const MOST_ENTRIES = 10_000

/** Entries in parts, each short enough for a sitemap. */
export function splitEntries<Entry>(entries: readonly Entry[], most = MOST_ENTRIES): Entry[][] {
  const parts: Entry[][] = []
  for (let from = 0; from < entries.length; from += most) parts.push(entries.slice(from, from + most))
  return parts
}

/** A sitemap of these pages. */
export const urlset = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', origin, entries)

/** An index of these sitemaps. */
export const sitemapIndex = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', origin, entries)

function document(root: string, element: string, origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<${element}><loc>${escapeXml(origin + path)}</loc>${changed}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>\n`,
  ].join('\n')
}

/** The latest of the known changes, ISO UTC; null without any. */
export function latestChange(entries: readonly { changedAt: string | null }[]): string | null {
  let latest: string | null = null
  for (const { changedAt } of entries)
    if (changedAt !== null && (latest === null || Date.parse(changedAt) > Date.parse(latest)))
      latest = changedAt
  return latest
}
