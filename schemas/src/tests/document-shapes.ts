import type { z } from 'zod'
import { banner, bannerProjection } from '../banner/banner.query.ts'
import { location, locationProjection } from '../location/location.query.ts'
import { manufacturer, manufacturerProjection } from '../manufacturer/manufacturer.query.ts'
import { model, modelProjection } from '../model/model.query.ts'
import { navigation, navigationProjection } from '../navigation/navigation.query.ts'
import { offer, offerProjection } from '../offer/offer.query.ts'
import { page, pageProjection } from '../page/page.query.ts'
import { platformSettings, platformSettingsProjection } from '../platform-settings/platform-settings.query.ts'
import { promoTile, promoTileProjection } from '../promo-tile/promo-tile.query.ts'
import { redirect, redirectProjection } from '../redirect/redirect.query.ts'
import { siteSettingsDocument, siteSettingsProjection } from '../site-settings/site-settings.query.ts'
import { tenantDocument, tenantProjection } from '../tenant/tenant.query.ts'
import type { SiteDocumentType } from './site-document-type.ts'

/** How each document type that sites read is asked for, and what its answer is parsed with. */
export const DOCUMENT_SHAPES: Record<SiteDocumentType, { projection: string; shape: z.ZodType }> = {
  siteSettings: { projection: siteSettingsProjection, shape: siteSettingsDocument },
  tenant: { projection: tenantProjection, shape: tenantDocument },
  platformSettings: { projection: platformSettingsProjection, shape: platformSettings },
  location: { projection: locationProjection, shape: location },
  offer: { projection: offerProjection, shape: offer },
  promoTile: { projection: promoTileProjection, shape: promoTile },
  banner: { projection: bannerProjection, shape: banner },
  navigation: { projection: navigationProjection, shape: navigation },
  page: { projection: pageProjection, shape: page },
  redirect: { projection: redirectProjection, shape: redirect },
  manufacturer: { projection: manufacturerProjection, shape: manufacturer },
  model: { projection: modelProjection, shape: model },
}
