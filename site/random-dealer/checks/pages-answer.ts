import type { HTMLElement } from 'node-html-parser'
import { type DealerSite, type Finding, forEachAtOnce, readText } from '../dealer-site.ts'

/** Where shoppers, machines and staff begin; the rest is found by links and the sitemap. */
const STARTS = [
  '/',
  '/search/new-used-and-demo-cars',
  '/search/new-used-and-demo-cars?page=2',
  '/search/used-cars',
  '/search/new-cars',
  '/search/demo-cars',
  '/search/new-used-and-demo-cars?sortBy=price-asc',
  '/search/new-used-and-demo-cars?make=Nobody',
  '/api/search/new-used-and-demo-cars',
  '/api/locations',
  '/special-offers',
  '/locations',
  '/finance',
  '/service',
  '/trade-in',
  '/contact',
  '/saved',
  '/compare',
  '/models',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/offers.xml',
  '/sitemaps/locations.xml',
  '/llms.txt',
  '/robots.txt',
  '/manifest.webmanifest',
  '/feeds/arrivals.xml',
  '/feeds/google-vehicles.tsv',
  '/feeds/meta-vehicles.csv',
  '/no-such-page',
] as const

/** Pages beyond these are of kinds that were seen already. */
const MOST_PAGES = 110

const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//')
/** Links of a page that only a browser with its cookies or a press may follow. */
const NOT_FOLLOWED =
  /^\/(media|assets|preview|auth|watchlist|cars\/[^/]+\/(checkout|buy-online)|checkout-journey|api\/cars\/[^/]+\/pdf)/

/** No address fails, no link is empty or leads nowhere, and no page shows a value of a program. */
export async function pagesAnswer(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const queue: { path: string; from: string }[] = STARTS.map((path) => ({ path, from: 'the start' }))
  const seen = new Set<string>(STARTS)
  const add = (path: string, from: string) => {
    if (seen.has(path) || seen.size >= MOST_PAGES || NOT_FOLLOWED.test(path)) return
    seen.add(path)
    queue.push({ path, from })
  }
  while (queue.length > 0) {
    await forEachAtOnce(queue.splice(0), async ({ path, from }) => {
      const page = await site.get(path)
      const found = (check: string, says: string) => findings.push({ check, where: path, says })
      if (page.status >= 500) found('no address fails', `${page.status}, linked from ${from}`)
      if (page.status === 404 && isLinked(from)) found('no link leads nowhere', `404, linked from ${from}`)
      if (page.status === 200 && page.body.length === 0) found('no answer is empty', 'empty')
      if (isOwn(page.location)) add(page.location, path)
      if (page.status !== 200) return
      if (page.type.includes('xml'))
        for (const [, at = ''] of page.text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)) add(at, path)
      if (!page.isHtml) return
      const document = await site.open(path)
      for (const says of listWrongLinks(document)) found('no link is empty', says)
      for (const says of listProgramWords(document)) found('no page shows a value of a program', says)
      for (const link of document.querySelectorAll('a[href]')) {
        const href = (link.getAttribute('href') ?? '').split('#')[0] ?? ''
        if (isOwn(href)) add(href, path)
      }
    })
  }
  return findings
}

const isLinked = (from: string) => from !== 'the start'

/** Links and pictures without an address, and addresses of a network instead of the dealer's page there. */
function listWrongLinks(document: HTMLElement): string[] {
  const empty = document
    .querySelectorAll('a[href], img[src], source[srcset], form[action], iframe[src]')
    .filter((element) =>
      ['href', 'src', 'srcset', 'action'].some((name) => element.getAttribute(name)?.trim() === ''),
    )
    .map((element) => `empty: ${element.outerHTML.slice(0, 160)}`)
  const roots = document
    .querySelectorAll('a[href]')
    .map((element) => element.getAttribute('href') ?? '')
    .filter((href) =>
      /^https?:\/\/(www\.)?(facebook|youtube|instagram|tiktok|linkedin|twitter|x)\.com\/?$/.test(href),
    )
    .map((href) => `a network without a page: ${href}`)
  const scripts = document
    .querySelectorAll('a[href]')
    .map((element) => element.getAttribute('href') ?? '')
    .filter((href) => /^\s*(javascript|data|vbscript):/i.test(href))
  const alerts = document.querySelectorAll('script').filter((script) => script.textContent === 'alert(1)')
  return [...empty, ...roots, ...scripts, ...alerts.map(() => 'a script of the content')]
}

const PROGRAM_WORDS = /\b(undefined|NaN|Infinity)\b|\[object \w+\]|\bnull\b|\{\{(?!na)|\$-|-\$0|\$0\.00\b/

function listProgramWords(document: HTMLElement): string[] {
  const main = document.querySelector('main') ?? document
  const words = readText(main)
  const title = readText(document.querySelector('title'))
  return [words, title].flatMap((text) => {
    const found = PROGRAM_WORDS.exec(text)
    return found === null ? [] : [text.slice(Math.max(0, found.index - 60), found.index + 60)]
  })
}
