import type { MetaDescriptor } from '@remix-run/react'

/** What a page says about itself in its head. `path` is canonical; `image` is an absolute or rooted address. */
export type PageMeta = {
  title: string
  description: string
  siteName: string
  origin: string
  path: string
  image?: string | null
}

/** Title, description, canonical address and what other sites show of a link to this page. */
export function pageMeta(page: PageMeta | undefined): MetaDescriptor[] {
  if (page === undefined) return []
  // A title that names the dealer already is not made to name it twice.
  const title = page.title.includes(page.siteName) ? page.title : `${page.title} | ${page.siteName}`
  const canonical = page.origin + page.path
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    ...(page.image ? [{ property: 'og:image', content: new URL(page.image, page.origin).href }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ]
}
