// Follows a dealer's links as a search engine would, over plain HTTP: no link of ours may lead nowhere.
import { type Fetched, fetchPage } from './fetch-page.ts'
import { sitePort } from './site-process.ts'

export interface Answered {
  readonly path: string
  readonly status: number
  /** The page that named this one; itself for the first. */
  readonly from: string
}

/** The addresses a page links to on the same host, without fragments, in order. */
function listLinks(slug: string, path: string, { html, location }: Fetched): string[] {
  const origin = `http://${slug}.localhost:${sitePort}`
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return [...hrefs, location].filter(Boolean).flatMap((href) => {
    const url = new URL(href, `${origin}${path}`)
    return url.origin === origin ? [`${url.pathname}${url.search}`] : []
  })
}

/** `/search/used-cars?page=2` → `/search/*?page`: pages of one kind, of which a few are enough. */
function getKind(path: string): string {
  const url = new URL(path, 'http://host')
  const [, first = '', ...rest] = url.pathname.split('/')
  const many = ['cars', 'search'].includes(first) && rest.length > 0
  return `${many ? `/${first}/*` : url.pathname}?${[...url.searchParams.keys()].sort().join('&')}`
}

/**
 * Walks a dealer's site from its home page, at most `perKind` pages of one kind of car or search page and `limit` in
 * all, and returns what each answered.
 */
export async function crawl(slug: string, { perKind = 40, limit = 400 } = {}): Promise<Answered[]> {
  const answered: Answered[] = []
  const seen = new Set(['/'])
  const kinds = new Map<string, number>()
  const queue = [{ path: '/', from: '/' }]
  for (let next = queue.shift(); next && answered.length < limit; next = queue.shift()) {
    const { path, from } = next
    const page = await fetchPage(slug, path)
    answered.push({ path, from, status: page.status })
    for (const link of listLinks(slug, path, page)) {
      if (seen.has(link)) continue
      seen.add(link)
      const kind = getKind(link)
      const before = kinds.get(kind) ?? 0
      kinds.set(kind, before + 1)
      if (before < perKind) queue.push({ path: link, from: path })
    }
  }
  return answered
}
