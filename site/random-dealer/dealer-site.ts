import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import type { RandomDealer } from './random-dealer.ts'
import type { Fetched, ImportedFeed, RunningDealers } from './running-dealer.ts'

/** One thing that does not hold: `check` names the rule, `where` the address or the vehicle. */
export type Finding = { check: string; where: string; says: string }

/** A rule of every dealer's site. */
export type Check = (site: DealerSite) => Promise<Finding[]>

export type SitePage = Fetched & { path: string; isHtml: boolean }

/** A dealer's site as one run of the checks reads it: each address is asked for once. */
export class DealerSite {
  readonly dealer: RandomDealer
  readonly imported: ImportedFeed
  readonly #running: RunningDealers
  readonly #pages = new Map<string, Promise<SitePage>>()
  readonly #documents = new Map<string, HTMLElement>()

  constructor(running: RunningDealers, dealer: RandomDealer, imported: ImportedFeed) {
    this.#running = running
    this.dealer = dealer
    this.imported = imported
  }

  get(path: string): Promise<SitePage> {
    let page = this.#pages.get(path)
    if (page === undefined) {
      page = this.#running.fetch(this.dealer.slug, path).then((fetched) => ({
        ...fetched,
        path,
        isHtml: fetched.type.startsWith('text/html'),
      }))
      this.#pages.set(path, page)
    }
    return page
  }

  /** The page's elements. @throws Error where the address answers no page */
  async open(path: string): Promise<HTMLElement> {
    const known = this.#documents.get(path)
    if (known !== undefined) return known
    const { status, text } = await this.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    const document = parse(text.replaceAll('<!-- -->', ''), { comment: false })
    this.#documents.set(path, document)
    return document
  }

  /** The cards of every page opened so far, each with the page's address. */
  listCards<Card>(read: (document: HTMLElement) => Card[]): { from: string; card: Card }[] {
    return [...this.#documents].flatMap(([from, document]) => read(document).map((card) => ({ from, card })))
  }

  /** The page at the end of redirects; null where there is none. */
  async follow(path: string): Promise<HTMLElement | null> {
    let at = path
    for (let step = 0; step < 5; step += 1) {
      const { status, location } = await this.get(at)
      if (status === 200) return this.open(at)
      if (status < 300 || status > 399) return null
      at = location.replace(/^https?:\/\/[^/]+/, '')
    }
    return null
  }
}

/** Runs work on each item, six at a time. */
export async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const workers = Array.from({ length: 6 }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  })
  await Promise.all(workers)
}

/** An element's words, those of different elements apart, with single spaces. */
export function readText(element: HTMLElement | null | undefined): string {
  return listTexts(element ?? null)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function listTexts(node: Node | null): string[] {
  if (node instanceof TextNode) return [node.text]
  if (!(node instanceof HTMLElement) || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') return []
  return node.childNodes.flatMap(listTexts)
}
