import type { Flags } from '../flags/catalog.ts'
import { applyOwnFinance } from '../site-settings/own-finance.ts'
import { applyOwnLook } from '../site-settings/own-look.ts'
import type { SiteSettings } from '../site-settings/site-settings.query.ts'
import type { TenantDocument } from './tenant.query.ts'

/**
 * One dealer's site as pages read it: what the platform sets and what the dealer says of itself, every default filled
 * in, flags resolved. `id` is that of the `tenant` document; names contain their unit; `theme` is what was chosen, see
 * `deriveTheme`.
 */
export type Tenant = Omit<TenantDocument, 'flags' | Shared> &
  Omit<SiteSettings, 'flags' | 'id' | Shared> & {
    [Key in Shared]: TenantDocument[Key] & SiteSettings[Key]
  } & {
    flags: Flags
  }

type Shared = 'stock' | 'specifications' | 'leads'

/** Puts the two documents of a dealer's settings together; the trading name is the dealer's own. */
export function mergeSettings(platform: TenantDocument, own: SiteSettings, flags: Flags): Tenant {
  return {
    ...platform,
    ...own,
    ...applyOwnFinance(platform, own.ownFinance),
    theme: applyOwnLook(platform.theme, own.look, platform.template),
    id: platform.id,
    stock: { ...platform.stock, ...own.stock },
    specifications: { ...platform.specifications, ...own.specifications },
    leads: { ...platform.leads, ...own.leads },
    flags,
  }
}
