import type { Tenant } from '../tenant/tenant.ts'
import { SOCIAL_NETWORKS, type SocialNetwork } from './site-settings-parts.zod.ts'

/** A network a dealer is found on. */
export type SocialLink = { network: SocialNetwork; label: string; url: string }

/** The dealer's pages on the networks that are on, all five unless switched off (TEN-22); without a page there is no link. */
export function listSocialLinks(tenant: Pick<Tenant, 'social'>): SocialLink[] {
  return (Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]).flatMap((network) => {
    const { on, url } = tenant.social[network] ?? { on: null, url: '' }
    return on === false || url === '' ? [] : { network, label: SOCIAL_NETWORKS[network].label, url }
  })
}
