import type { HTMLElement } from 'node-html-parser'
import { readCards } from '../car-facts.ts'
import { type DealerSite, type Finding, forEachAtOnce, readText } from '../dealer-site.ts'
import { buildDocuments } from '../random-dealer.ts'

const ALL = '/search/new-used-and-demo-cars'
const MOST_FILTERS = 12
const MOST_PAGES = 20

/** A number beside a link or a filter is the number of vehicles that its page lists, each once. */
export async function countsEqualLists(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const all = await site.open(ALL)
  const total = readCount(all)
  const slugs = await listSlugs(site, all, total)
  if (slugs.length !== total)
    findings.push({
      check: 'a count equals its list',
      where: ALL,
      says: `${total} said, ${slugs.length} listed`,
    })
  const doubles = slugs.filter((slug, at) => slugs.indexOf(slug) !== at)
  if (doubles.length > 0)
    findings.push({ check: 'a list has a vehicle once', where: ALL, says: doubles.slice(0, 5).join(', ') })
  findings.push(...(await unknownValue(site)))
  const collapses = buildDocuments(site.dealer).some(
    ({ flags }) => (flags as { collapseSold?: boolean } | undefined)?.collapseSold === true,
  )
  // Which sold vehicles follow each other, and are one, depends on the list.
  if (collapses) return findings
  const claims = [...claimsOfLinks(await site.open('/'), '/'), ...claimsOfFilters(all)]
  await forEachAtOnce(claims.slice(0, MOST_FILTERS * 2), async ({ path, count, from }) => {
    const page = await site.follow(path)
    const listed = page === null ? 0 : readCount(page)
    if (listed !== count)
      findings.push({
        check: 'a count equals its list',
        where: path,
        says: `${count} said on ${from}, ${listed} listed`,
      })
  })
  return findings
}

/** A filter value that no vehicle has finds none. */
async function unknownValue(site: DealerSite): Promise<Finding[]> {
  const path = `${ALL}?make=Nobody`
  const page = await site.follow(path)
  const says = readText(page?.querySelector('main'))
  return says.includes('No Results Available')
    ? []
    : [{ check: 'a value that no vehicle has finds none', where: path, says: says.slice(0, 80) }]
}

/** The number that a results page says it lists. */
function readCount(page: HTMLElement): number {
  return numberIn(readText(page.querySelector('.search__count')))
}

async function listSlugs(site: DealerSite, first: HTMLElement, total: number): Promise<string[]> {
  const slugs = readCards(first).map(({ slug }) => slug)
  for (let page = 2; page <= MOST_PAGES && slugs.length < total; page += 1) {
    const path = `${ALL}?page=${page}`
    if ((await site.get(path)).status !== 200) break
    const more = readCards(await site.open(path)).map(({ slug }) => slug)
    if (more.length === 0) break
    slugs.push(...more)
  }
  return slugs
}

type Claim = { path: string; count: number; from: string }

function claimsOfLinks(page: HTMLElement, from: string): Claim[] {
  return page.querySelectorAll('main a[href^="/search/"]').flatMap((link) => {
    const words = readText(link)
    const said =
      /([\d,]+) in stock\b/.exec(words) ??
      /^([\d,]+) (?:cars?|vehicles?|motorcycles?|trucks?|caravans?|motorhomes?)\b/.exec(words)
    const path = decode(link.getAttribute('href') ?? '')
    return said === null ? [] : [{ path, count: numberIn(said[1] ?? ''), from }]
  })
}

function claimsOfFilters(page: HTMLElement): Claim[] {
  const claims = page.querySelectorAll('label.check').flatMap((label) => {
    const input = label.querySelector('input[name][value]')
    const count = label.querySelector('.count')
    if (!input || !count) return []
    const choice = new URLSearchParams({
      [input.getAttribute('name') ?? '']: input.getAttribute('value') ?? '',
    })
    return [{ path: `${ALL}?${choice}`, count: numberIn(readText(count)), from: 'the filter' }]
  })
  const every = Math.ceil(claims.length / MOST_FILTERS) || 1
  return claims.filter((_, at) => at % every === 0)
}

const numberIn = (words: string) => Number(/\d[\d,]*/.exec(words)?.[0].replaceAll(',', '') ?? 0)
const decode = (href: string) => href.replaceAll('&amp;', '&')
