import type { MetaDescriptor } from '@remix-run/react'
import { markdownPath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { StructuredData } from './structured-page.ts'

/** A page's metadata for its head. `path` is canonical; `image` is an absolute or rooted address. */
export type PageMeta = {
  title: string
  description: string
  siteName: string
  origin: string
  path: string
  image?: string | null
  /** Search engines are asked to leave the page out. */
  unlisted?: boolean
  structured?: readonly StructuredData[]
  /** The page has a twin in Markdown. */
  hasMarkdown?: boolean
}

type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/**
 * Title, description, canonical address and what other sites show of a link to this page.
 * @param matches those of `meta`: a page without data has the root's title of the error (`RouteError`)
 */
export function pageMeta(
  page: PageMeta | undefined,
  matches: readonly { meta: MetaDescriptor[] }[] = [],
): MetaDescriptor[] {
  if (page === undefined) return matches[0]?.meta ?? []
  const heading = withoutStega(page.title)
  const description = withoutStega(page.description)
  // A title that names the dealer already is not made to name it twice.
  const title = heading.includes(page.siteName) ? heading : `${heading} | ${page.siteName}`
  const canonical = page.origin + page.path
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.hasMarkdown
      ? [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: markdownPath(canonical) }]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: heading },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(page.image ? [{ property: 'og:image', content: new URL(page.image, page.origin).href }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.structured ?? []).map((data) => ({ 'script:ld+json': data as unknown as LdJson })),
  ]
}
