import type { Car, StaffCarPage } from '@forecourt/schemas/contract'
import { formatDate, formatDollars } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { clampSoldDays } from '#app/domain/stock/stock-window.ts'
import { AppError } from '#app/errors.ts'
import type { FiledCar, ImportReport } from '#app/integrations/import-report.ts'
import { carPath } from '#app/paths.ts'
import { findActs, listActsAt, listCarEvents } from '#db/car-overrides/car-overrides-repository.ts'
import { countCarLeads } from '#db/leads/lead-counts.ts'
import { countCarViews } from '#db/views/car-views-repository.ts'
import { listCarMarkets } from './car-markets.server.ts'
import { listCarPlaces } from './car-places.server.ts'
import { requireReport } from './staff-stock.server.ts'

const MOST_NUMBER = 80
const DAY_MS = 86_400_000
/** CSS pixels of a picture in the list. */
const PICTURE_SIZE = { width: 160, height: 107 }

/** The car that is asked about, for somebody who may see what is set of single cars. */
export type AskedCar = { car: FiledCar; report: ImportReport; tenantSlug: string; mayChange: boolean }

/**
 * The car of the stock number `?number=`.
 * @throws 404 unless the user is staff, and for a number that no indexed car has; AppError staff_not_permitted,
 * stock_unavailable
 */
export async function requireStaffCar(context: RequestContext): Promise<AskedCar> {
  const { report, tenantSlug } = requireReport(context)
  const access = context.staff?.cars ?? 'none'
  if (access === 'none') throw new AppError('staff_not_permitted')
  const number = (context.url.searchParams.get('number') ?? '').trim().slice(0, MOST_NUMBER)
  const { tenant } = requireDealerContext(context).bundle
  const car = number === '' ? null : await report.readCar(tenant, number, context.now)
  if (car === null) throw new Response('No such car', { status: 404 })
  return { car, report, tenantSlug, mayChange: access === 'writes' }
}

/** A car with what its file says and what staff set. @throws as `requireStaffCar` */
export async function getStaffCarPage(context: RequestContext): Promise<StaffCarPage> {
  const { car, report, tenantSlug, mayChange } = await requireStaffCar(context)
  const dealer = requireDealerContext(context)
  const { db, now } = context
  const key = { tenant_slug: tenantSlug, car_id: car.id }
  const [acts, story, [lastRun], views, enquiries, places, markets] = await Promise.all([
    findActs(db, tenantSlug, car.id),
    listCarEvents(db, tenantSlug, car.id),
    report.listRuns(tenantSlug),
    countCarViews(db, key),
    countCarLeads(db, tenantSlug, car.id),
    listCarPlaces(car, dealer),
    listCarMarkets(db, car.id, dealer),
  ])
  const { tenant } = dealer.bundle
  return {
    at: now,
    mayChange,
    stockNumber: car.stocknum,
    name: car.name,
    live: car.live,
    path: car.live ? carPath(car.slug) : null,
    file: {
      readAt: lastRun?.at ?? null,
      shown: car.file.showOnDealerWebsite,
      state: describeState(car),
      tag: car.file.tag,
      facts: listFacts(car.file, now),
    },
    heldUntil: car.heldUntil,
    set: listActsAt(acts, now),
    soldDays: clampSoldDays(tenant.stock.includeSoldCarsDays),
    pictures: car.pictures.map((address) => ({
      address,
      picture: dealer.picture(address, { ...PICTURE_SIZE, alt: '' }).src,
    })),
    places: [...places, ...markets],
    views,
    enquiries,
    story: story.map(({ id, kind, text, until, user_id: user, at }) => ({ id, kind, text, until, user, at })),
  }
}

function describeState({ file, heldUntil }: FiledCar): StaffCarPage['file']['state'] {
  if (file.status === 'sold') return 'sold'
  if (!isAvailable(file)) return 'not for sale'
  if (file.reserved && heldUntil === null) return 'reserved'
  return file.status === 'coming_soon' ? 'coming soon' : 'for sale'
}

function listFacts(file: Car, now: string): StaffCarPage['file']['facts'] {
  const facts = [
    ['Price', [file.priceCents && formatDollars(file.priceCents), file.priceType].filter(Boolean).join(' ')],
    ['Odometer', file.km === null ? '' : `${file.km.toLocaleString('en-AU')} km`],
    ['Rego', [file.regplate, file.regoExpiry && formatDate(file.regoExpiry)].filter(Boolean).join(', ')],
    ['Yard', file.locationName || file.dealershipName],
    ['In stock', file.createdAt === null ? '' : formatDays(file.createdAt, now)],
    ['VIN', file.vin],
  ] as const
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }))
}

function formatDays(since: string, now: string): string {
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS))
  if (days === 0) return 'Since today'
  return days === 1 ? '1 day' : `${days} days`
}
