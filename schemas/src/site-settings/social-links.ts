import type { Tenant } from '../tenant/tenant.ts'
import { SOCIAL_NETWORKS, type SocialNetwork } from './site-settings-parts.zod.ts'

/** A network a dealer is found on. */
export type SocialLink = { network: SocialNetwork; label: string; url: string }

/** The networks that are on (all five unless switched off) with the dealer's page, else the network's own (TEN-22). */
export function listSocialLinks(tenant: Pick<Tenant, 'social'>): SocialLink[] {
  return (Object.keys(SOCIAL_NETWORKS) as SocialNetwork[])
    .filter((network) => tenant.social[network]?.on !== false)
    .map((network) => ({
      network,
      label: SOCIAL_NETWORKS[network].label,
      url: tenant.social[network]?.url || SOCIAL_NETWORKS[network].url,
    }))
}
