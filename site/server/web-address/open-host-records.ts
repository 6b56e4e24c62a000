import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'
import { HostRecords } from './host-records.ts'

/** The look-up of dealers' host names, of the list by which the site answers them. */
export function openHostRecords(env: SiteEnv, content: Pick<ContentIndex, 'listDealers'>): HostRecords {
  return new HostRecords({
    targets: { addresses: env.SITE_ADDRESSES, cname: env.SITE_CNAME },
    listHosts: async (slug) =>
      (await content.listDealers())?.find((dealer) => dealer.slug === slug)?.hosts ?? [],
  })
}
