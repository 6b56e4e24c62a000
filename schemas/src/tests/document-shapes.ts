import type { z } from 'zod'
import { locationProjection } from '../location/location.groq.ts'
import { location } from '../location/location.zod.ts'
import { manufacturerProjection } from '../manufacturer/manufacturer.groq.ts'
import { manufacturer } from '../manufacturer/manufacturer.zod.ts'
import { modelProjection } from '../model/model.groq.ts'
import { model } from '../model/model.zod.ts'
import { navigationProjection } from '../navigation/navigation.groq.ts'
import { navigation } from '../navigation/navigation.zod.ts'
import { offerProjection } from '../offer/offer.groq.ts'
import { offer } from '../offer/offer.zod.ts'
import { pageProjection } from '../page/page.groq.ts'
import { page } from '../page/page.zod.ts'
import { platformSettingsProjection } from '../platform-settings/platform-settings.groq.ts'
import { platformSettings } from '../platform-settings/platform-settings.zod.ts'
import { promoTileProjection } from '../promo-tile/promo-tile.groq.ts'
import { promoTile } from '../promo-tile/promo-tile.zod.ts'
import type { DocumentType } from '../scope/scope-table.ts'
import { siteSettingsProjection } from '../site-settings/site-settings.groq.ts'
import { siteSettingsDocument } from '../site-settings/site-settings.zod.ts'
import { tenantProjection } from '../tenant/tenant.groq.ts'
import { tenantDocument } from '../tenant/tenant.zod.ts'

/** How each document type is asked for, and what its answer is parsed with. */
export const DOCUMENT_SHAPES: Record<DocumentType, { projection: string; shape: z.ZodType }> = {
  siteSettings: { projection: siteSettingsProjection, shape: siteSettingsDocument },
  tenant: { projection: tenantProjection, shape: tenantDocument },
  platformSettings: { projection: platformSettingsProjection, shape: platformSettings },
  location: { projection: locationProjection, shape: location },
  offer: { projection: offerProjection, shape: offer },
  promoTile: { projection: promoTileProjection, shape: promoTile },
  navigation: { projection: navigationProjection, shape: navigation },
  page: { projection: pageProjection, shape: page },
  manufacturer: { projection: manufacturerProjection, shape: manufacturer },
  model: { projection: modelProjection, shape: model },
}
