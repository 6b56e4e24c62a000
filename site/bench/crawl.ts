// What a search engine's crawler meets on dealers' sites: from the front page and the sitemaps along the links that robots.txt
// lets it follow. Prints what would waste its time or send it astray; it never fails.
//
//   npm run bench -- crawl                       every dealer, CRAWL_PAGES pages of each (1,000)
//   CRAWL_DEALERS=quayside CRAWL_CARS=20000 CRAWL_PAGES=3000 npm run bench -- crawl
//                                                these dealers, the first with so many cars
import { Agent } from 'node:http'
import { parse } from 'node-html-parser'
import robotsParser, { type Robot } from 'robots-parser'
import { type BigStock, openBigStock, waitForLists } from './big-stock.ts'
import { type Answer, ask } from './load.ts'

const port = Number(process.env.E2E_SITE_PORT)
const named = (process.env.CRAWL_DEALERS ?? '').split(',').filter(Boolean)
const dealers = named.length > 0 ? named : (process.env.E2E_DEALERS ?? '').split(',').filter(Boolean)
const cars = Number(process.env.CRAWL_CARS ?? 0)
const most = Number(process.env.CRAWL_PAGES ?? 1_000)
const CRAWLER = 'Googlebot'
const AT_ONCE = 4
/** Of each kind of address with a finding so many are printed. */
const MOST_SHOWN = 3
/** The stock of a page may be late. */
const MOST_TRIES = 20

interface Found {
  readonly what: string
  readonly path: string
  readonly says: string
}

/** What a crawler keeps of a page. */
interface Page {
  readonly status: number
  /** Where a redirect leads; '' for none. */
  readonly location: string
  readonly isIndexable: boolean
  readonly canonicals: readonly string[]
  readonly title: string
  readonly links: readonly string[]
}

/** A page that is to be asked for, and the page that named it. */
interface Next {
  readonly path: string
  readonly from: string
}

class Crawl {
  readonly #origin: string
  readonly #robots: Robot
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  readonly #seen = new Set<string>()
  readonly #queue: Next[] = []
  readonly #titles = new Map<string, string>()
  readonly #inSitemap = new Set<string>()
  readonly findings: Found[] = []
  pages = 0

  constructor(origin: string, robots: string) {
    this.#origin = origin
    this.#robots = robotsParser(`${origin}/robots.txt`, robots)
  }

  async run(): Promise<void> {
    this.#add('/', 'the start')
    const lists = await this.#listSitemapPages()
    // Links first: what only a sitemap names comes when they have been followed.
    const listed = evenly(lists, most)
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#work(listed)))
    this.#agent.destroy()
  }

  async #work(listed: string[]): Promise<void> {
    while (this.pages < most) {
      // A third of the pages from the sitemaps, however many links there are.
      const isListed = this.pages % 3 === 2 || this.#queue.length === 0
      const path = isListed ? listed.pop() : undefined
      if (path !== undefined) this.#add(path, 'a sitemap')
      const next = path === undefined ? this.#queue.shift() : this.#queue.pop()
      if (next === undefined) {
        if (listed.length === 0) return
        continue
      }
      this.pages += 1
      await this.#visit(next)
    }
  }

  async #visit({ path, from }: Next): Promise<void> {
    const page = readPage(await this.#ask(path), `${this.#origin}${path}`)
    const found = (what: string, says = `from ${from}`) => this.findings.push({ what, path, says })
    if (page.location !== '') return void found('leads to a redirect', `→ ${page.location}, from ${from}`)
    if (page.status !== 200) return void found(`answers ${page.status}`)
    for (const link of page.links) this.#add(link, path)
    if (!page.isIndexable) return void found('may not be indexed')
    const [canonical = '', ...others] = page.canonicals
    if (canonical === '' || others.length > 0)
      return void found('has not one canonical address', `has ${page.canonicals.length}, from ${from}`)
    const own = `${this.#origin}${path}`
    if (canonical !== own) {
      if (this.#inSitemap.has(path)) found('is in a sitemap and has another canonical address', canonical)
      else found('is linked, and has another canonical address', `${canonical}, from ${from}`)
      return
    }
    const same = page.title === '' ? undefined : this.#titles.get(page.title)
    if (same !== undefined) found('has the title of another page', `“${page.title}” of ${same}`)
    this.#titles.set(page.title, path)
  }

  #add(path: string, from: string): void {
    if (this.#seen.has(path) || this.#robots.isDisallowed(`${this.#origin}${path}`, CRAWLER)) return
    this.#seen.add(path)
    this.#queue.push({ path, from })
  }

  async #listSitemapPages(): Promise<string[]> {
    const paths: string[] = []
    for (const sitemap of this.#robots.getSitemaps()) {
      const index = listLocations(await this.#ask(toPath(sitemap)))
      for (const list of index) paths.push(...listLocations(await this.#ask(toPath(list))).map(toPath))
    }
    for (const path of paths) {
      this.#inSitemap.add(path)
      if (this.#robots.isDisallowed(`${this.#origin}${path}`, CRAWLER))
        this.findings.push({ what: 'is in a sitemap and closed by robots.txt', path, says: '' })
    }
    return paths
  }

  /** The answer, once the page's stock is there. */
  async #ask(path: string): Promise<Answer> {
    const headers = { host: new URL(this.#origin).host, 'user-agent': CRAWLER }
    let answer = await ask({ port, path, headers }, this.#agent)
    for (let tries = 0; answer.status === 503 && tries < MOST_TRIES; tries += 1) {
      await new Promise((done) => setTimeout(done, 250))
      answer = await ask({ port, path, headers }, this.#agent)
    }
    return answer
  }
}

function readPage({ status, headers, bytes }: Answer, url: string): Page {
  const location = status >= 300 && status < 400 ? String(headers.location ?? '') : ''
  const none = { status, location, isIndexable: false, canonicals: [], title: '', links: [] }
  if (status !== 200 || !String(headers['content-type']).startsWith('text/html'))
    return { ...none, isIndexable: status === 200, canonicals: [url] }
  const document = parse(bytes.toString())
  const robots = document.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))
  const rules = [...robots, headers['x-robots-tag']].join()
  const links = document
    .querySelectorAll('a[href]')
    .filter((link) => !(link.getAttribute('rel') ?? '').split(' ').includes('nofollow'))
    .map((link) => link.getAttribute('href') ?? '')
  return {
    ...none,
    isIndexable: !rules.includes('noindex'),
    canonicals: document
      .querySelectorAll('link[rel=canonical]')
      .map((link) => link.getAttribute('href') ?? ''),
    title: document.querySelector('title')?.text ?? '',
    links: rules.includes('nofollow') ? [] : listOwn(links, url),
  }
}

/** Paths of the same site, each once. */
function listOwn(hrefs: readonly string[], url: string): string[] {
  const paths = hrefs.flatMap((href) => {
    const to = URL.parse(href, url)
    return to !== null && to.origin === new URL(url).origin ? [`${to.pathname}${to.search}`] : []
  })
  return [...new Set(paths)]
}

const toPath = (address: string) => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

const listLocations = ({ bytes }: Answer): string[] =>
  [...bytes.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

/** So many of a list, from its beginning to its end. */
function evenly<T>(list: readonly T[], count: number): T[] {
  const every = Math.max(1, list.length / count)
  return list.filter((_one, at) => Math.floor(at / every) !== Math.floor((at - 1) / every))
}

/** `/search/used-cars?page=2` → `/search/*?page` */
function getKind(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://host')
  const [, first = '', ...rest] = pathname.split('/')
  const query = [...searchParams.keys()].join('&')
  return `/${first}${rest.length > 0 ? '/*' : ''}${query === '' ? '' : `?${query}`}`
}

async function show(dealer: string): Promise<void> {
  const origin = `http://${dealer}.localhost:${port}`
  const robots = await ask({ port, path: '/robots.txt', headers: { host: new URL(origin).host } })
  const crawl = new Crawl(origin, robots.bytes.toString())
  const since = performance.now()
  await crawl.run()
  const seconds = ((performance.now() - since) / 1_000).toFixed(0)
  console.log(`\n${dealer}: ${crawl.pages} pages in ${seconds} s, ${crawl.findings.length} findings`)
  for (const [what, found] of Map.groupBy(crawl.findings, (finding) => finding.what)) {
    console.log(`  ${what}: ${found.length}`)
    for (const [kind, ofKind] of Map.groupBy(found, ({ path }) => getKind(path))) {
      console.log(`    ${kind}: ${ofKind.length}`)
      for (const { path, says } of ofKind.slice(0, MOST_SHOWN)) console.log(`      ${path} ${says}`)
    }
  }
}

let big: BigStock | null = null
try {
  if (cars > 0) {
    big = await openBigStock(dealers[0] ?? '', port)
    await big.fill(cars)
    console.log(
      `${big.dealer}: ${cars} cars, lists after ${((await waitForLists(big)) / 1_000).toFixed(0)} s`,
    )
  }
  for (const dealer of dealers) await show(dealer)
} finally {
  await big?.empty()
}
