import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { findItemNames } from '#app/parts/car/stock-overview.server.ts'
import { offersPath, sellPath, servicePath } from '#app/paths.ts'
import { withTargets } from '../block-links.server.ts'

/** Three links in a band. */
export type FeatureLinksModel = Pick<BlockOf<'featureLinks'>, 'title' | 'links'>

/** BLOCK-20: the links whose targets exist; without any of its own, offers, service and selling a car. */
export async function featureLinksModel(
  { title, links }: BlockOf<'featureLinks'>,
  dealer: DealerContext,
): Promise<FeatureLinksModel | null> {
  const shown = withTargets(links.length > 0 ? links : await usualLinks(dealer), dealer)
  return shown.length > 0 ? { title, links: shown } : null
}

async function usualLinks(dealer: DealerContext): Promise<FeatureLinksModel['links']> {
  const { one } = await findItemNames(dealer)
  return [
    { key: 'offers', label: 'Latest offers', text: '', href: offersPath() },
    { key: 'service', label: 'Book a service', text: '', href: servicePath() },
    { key: 'sell', label: `Sell your ${one}`, text: '', href: sellPath(dealer.bundle.tenant.flags.sellPath) },
  ]
}
