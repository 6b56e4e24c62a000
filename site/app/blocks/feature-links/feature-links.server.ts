import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { offersPath, sellPath, servicePath } from '#app/paths.ts'
import { withTargets } from '../block-links.server.ts'

/** Three links in a band. */
export type FeatureLinksModel = Pick<BlockOf<'featureLinks'>, 'title' | 'links'>

/** BLOCK-20: the links whose targets exist; without any of its own, offers, service and selling a car. */
export function featureLinksModel(
  { title, links }: BlockOf<'featureLinks'>,
  dealer: DealerContext,
): FeatureLinksModel | null {
  const shown = withTargets(links.length > 0 ? links : usualLinks(dealer), dealer)
  return shown.length > 0 ? { title, links: shown } : null
}

function usualLinks({ bundle }: DealerContext): FeatureLinksModel['links'] {
  return [
    { key: 'offers', label: 'Latest offers', text: '', href: offersPath() },
    { key: 'service', label: 'Book a service', text: '', href: servicePath() },
    { key: 'sell', label: 'Sell your car', text: '', href: sellPath(bundle.tenant.flags.sellPath) },
  ]
}
