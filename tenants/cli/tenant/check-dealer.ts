import {
  type AdvertisedText,
  checkOfferLaw,
  checkWordsLaw,
  type LawLine,
  lawDealer,
  offerVisible,
  parseTenantBundle,
  type TenantBundle,
  tenantBundleQuery,
} from '@forecourt/schemas/contract'
import { DealerError } from '../../src/lifecycle/index.ts'
import { requireTenant, type Session } from './lake-session.ts'

const MARKS = { right: '✓', wrong: '✗', notNeeded: '–' } as const

/**
 * `check`: prints what the law asks of every running offer of a dealer, and what its tiles, banners and pages say amiss.
 * @throws DealerError when something is wrong, so that a script notices
 */
export async function checkDealer(slug: string, { client, say, now }: Session): Promise<void> {
  await requireTenant(client, slug)
  const published = client.withConfig({ perspective: 'published' })
  const { bundle } = parseTenantBundle(await published.fetch(tenantBundleQuery, { tenant: slug }))
  if (!bundle) throw new DealerError(`The settings of ${slug} are not complete.`)
  let wrong = 0
  const print = (title: string, lines: readonly LawLine[]) => {
    say(title)
    for (const { state, title: what, reason, place } of lines) {
      if (state === 'wrong') wrong += 1
      say(`  ${MARKS[state]} ${what}: ${reason}${place ? ` (${place.of}.${place.field})` : ''}`)
    }
  }
  const dealer = lawDealer(bundle, now)
  for (const offer of listRunning(bundle, now)) print(`Offer: ${offer.name}`, checkOfferLaw(offer, dealer))
  for (const { title, texts } of listAdvertised(bundle)) {
    const lines = checkWordsLaw(texts)
    if (lines.length > 0) print(title, lines)
  }
  if (wrong > 0) throw new DealerError(wrong === 1 ? '1 thing is missing.' : `${wrong} things are missing.`)
  say('Nothing is missing.')
}

function listRunning({ tenant, offers }: TenantBundle, now: string): TenantBundle['offers'] {
  const question = {
    site: tenant.slug,
    exceptionsOn: tenant.flags.offerExceptions,
    exceptions: tenant.offerExceptions,
    zone: tenant.timeZone,
    now,
  }
  return offers.filter((offer) => offerVisible(offer, question).shown)
}

type Advertised = { title: string; texts: AdvertisedText[] }

/** The words of what advertises for itself. */
function listAdvertised({ promoTiles, banners, pages }: TenantBundle): Advertised[] {
  return [
    ...promoTiles.map((tile) => ({ title: `Tile: ${tile.headline}`, texts: listTexts(tile) })),
    ...banners.map((banner) => ({ title: `Banner: ${banner.title}`, texts: listTexts(banner) })),
    ...pages.map((page) => ({ title: `Page: /${page.slug}`, texts: listTexts(page) })),
  ]
}

/** Every text of a value, with its field. */
function listTexts(value: unknown, field = ''): AdvertisedText[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    listTexts(inner, field === '' ? name : `${field}.${name}`),
  )
}
