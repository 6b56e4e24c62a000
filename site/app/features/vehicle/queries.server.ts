import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { withTimeout } from '#app/integrations/resilience/timeout.ts'
import { findStockOverview, type StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { actionsSection } from './actions/actions-section.server.ts'
import { driveAwaySection } from './drive-away/drive-away-section.server.ts'
import { factsSection } from './facts/facts-section.server.ts'
import { gallerySection } from './gallery/gallery-section.server.ts'
import { gaugeSection } from './gauge/vehicle-gauge.server.ts'
import { headSection } from './head/head-section.server.ts'
import { pageSection } from './head/page-section.server.ts'
import { moneySection } from './money/money-section.server.ts'
import { placeSection } from './place/place-section.server.ts'
import { vehicleRecord } from './record/vehicle-record.server.ts'
import { salesCounter } from './sales/sales-counter.ts'
import { signatureSection } from './signature/signature-section.server.ts'
import { SIMILAR_PATIENCE_MS } from './similar/similar-cars.server.ts'
import { similarSection } from './similar/similar-section.server.ts'
import { toolsSection } from './tools/tools-section.server.ts'

/** A car's own page: what its sections hold, side by side. */
export type VehicleModel = Awaited<ReturnType<typeof getVehicle>>

/**
 * A car's own page; a sold car keeps its page, marked as sold, as long as the dealer's lists show it.
 * @param asked `numberShown`: its number has been asked for and recorded; `registeredIn`: the shopper's state
 */
export async function getVehicle(
  dealer: DealerContext,
  car: Car,
  { numberShown = false, registeredIn = null }: { numberShown?: boolean; registeredIn?: string | null } = {},
) {
  const [similar, gauge, signature, overview] = await Promise.all([
    similarSection(car, dealer),
    gaugeSection(car, dealer),
    signatureSection(car, dealer),
    findOverviewInTime(dealer),
  ])
  const head = headSection(car, dealer)
  const gallery = gallerySection(car, dealer)
  const money = moneySection(car, dealer)
  const place = placeSection(car, dealer, { numberShown })
  const facts = factsSection(car, dealer, head)
  const actions = actionsSection(car, dealer, head)
  // The strip of a group holds the delivery and the assurances.
  const isInStrip = signature.signature.strip?.kind === 'where'
  return {
    ...pageSection(car, dealer, { ...head, ...gallery, ...money }, overview),
    ...head,
    ...gallery,
    ...money,
    driveAway: driveAwaySection(car, dealer, registeredIn),
    gauge,
    ...signature,
    ...facts,
    dealerText: isInStrip ? { ...facts.dealerText, assurances: [] } : facts.dealerText,
    ...place,
    ...actions,
    delivery: isInStrip ? null : actions.delivery,
    record: vehicleRecord(car, dealer, { ...signature, ...actions }),
    similar,
    ...toolsSection(car, dealer, { ...head, ...gallery }),
    /** 'Sales this Month' at the page's instant (VDP-50); null where the dealer does not count them. */
    sales: dealer.bundle.tenant.flags.salesCounter ? salesCounter(dealer.now) : null,
  }
}

/** The counts of the stock for the breadcrumbs; null where they are late or cannot be read, which is logged. */
async function findOverviewInTime(dealer: DealerContext): Promise<StockOverview | null> {
  try {
    return await withTimeout<StockOverview | null>(
      SIMILAR_PATIENCE_MS,
      () => withStockFallback(dealer, () => findStockOverview(dealer), null),
      () => null,
    )
  } catch (error) {
    dealer.log.error({ err: error }, 'the stock could not be counted for breadcrumbs')
    return null
  }
}
