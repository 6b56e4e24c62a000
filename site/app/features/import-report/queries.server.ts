import { formatInstant } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { carPath, stockDeskPath } from '#app/paths.ts'
import type { CarStanding, RowNote, StockDesk } from './import-report.ts'

/** A line of a list on the page: what, and what is said of it. */
export type DeskLine = { id: string; title: string; text: string }

export type DeskCar = {
  title: string
  live: boolean
  href: string | null
  /** Every reason, in plain words. */
  reasons: string[]
  notes: string[]
  prices: DeskLine[]
}

export type DeskModel = {
  meta: PageMeta
  /** The stock number that was asked for, or ''. */
  asked: string
  cars: DeskCar[]
  feeds: (DeskLine & { refused: boolean })[]
  setAside: { total: number; lines: DeskLine[] }
  warnings: { total: number; lines: DeskLine[] }
}

const LONGEST = 80

/**
 * What the stock desk shows of one dealer, with the answer for one stock number where one is asked for.
 * @throws 404 for whoever is not in a preview, which only the Studio opens
 */
export async function getStockDesk(
  dealer: DealerContext,
  { desk, preview, asked: given }: { desk: StockDesk | undefined; preview: boolean; asked: string | null },
): Promise<DeskModel> {
  if (!preview || desk === undefined) throw new Response('No such page', { status: 404 })
  const { tenant } = dealer.bundle
  const at = (instant: string) => formatInstant(instant, tenant.timeZone)
  const asked = (given ?? '').trim().slice(0, LONGEST)
  const [overview, standings] = await Promise.all([
    desk.overview(tenant.slug),
    asked === '' ? [] : desk.explain(tenant, asked, dealer.now),
  ])
  const { feeds, setAside, setAsideTotal, warnings, warningsTotal } = overview
  return {
    meta: {
      ...{ title: 'Stock desk', description: 'How the stock came in, for staff.', path: stockDeskPath() },
      ...siteMeta(dealer),
    },
    asked,
    cars: standings.map((standing) => carOf(standing, at)),
    feeds: feeds.map((feed) => ({
      id: feed.run,
      title: `${feedName(feed.feed)}, ${at(feed.at)}`,
      text: feed.summary,
      refused: feed.refused,
    })),
    setAside: { total: setAsideTotal, lines: setAside.map(noteLine) },
    warnings: { total: warningsTotal, lines: warnings.map(noteLine) },
  }
}

function carOf(
  { stocknum, name, live, slug, reasons, changesAt, notes, prices }: CarStanding,
  at: (instant: string) => string,
): DeskCar {
  const turns = changesAt === undefined ? [] : [`That changes on ${at(changesAt)}.`]
  return {
    title: [stocknum, name].filter(Boolean).join(', '),
    live,
    href: slug === null ? null : carPath(slug),
    reasons: [...reasons.map(({ text }) => text), ...turns],
    notes: notes.filter(({ kind }) => kind === 'warning').map((note) => `${note.field}: ${note.reason}`),
    prices: prices.map(({ at: when, before, after }) => ({
      id: `${when} ${before}`,
      title: at(when),
      text: `${money(before)} → ${money(after)}`,
    })),
  }
}

function noteLine({ run, line, kind, feed, stocknum, field, reason }: RowNote, index: number): DeskLine {
  const title = `${feedName(feed)}, line ${line}${stocknum === '' ? '' : `, ${stocknum}`}`
  return { id: `${kind} ${run} ${line} ${field} ${index}`, title, text: `${field}: ${reason}` }
}

const feedName = (feed: string) => (feed === 'push' ? 'Pushed by the dealer’s system' : feed)
const dollars = new Intl.NumberFormat('en-AU')
const money = (price: number | null) => (price === null ? 'Enquire' : `$${dollars.format(price)}`)
