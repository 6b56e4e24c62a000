import { z } from 'zod'
import { address } from '../content/address.zod.ts'
import { contentList, contentText, orDefault, textOr } from '../content/content-values.zod.ts'
import { optionalHref } from '../content/link.zod.ts'
import type { Flags } from '../flags/catalog.ts'
import { leadSettings } from '../lead/lead-settings.zod.ts'
import { manufacturer } from '../manufacturer/manufacturer.zod.ts'
import { TEMPLATE_NAMES } from '../theme/templates.ts'
import { themeChoice } from '../theme/theme.zod.ts'
import { isTimeZone } from '../time/wall-clock.ts'
import { prizeWheel } from './prize-wheel.zod.ts'
import { serviceBooking } from './service-booking.zod.ts'
import { calculatorSettings, financeSettings } from './tenant-finance.zod.ts'
import {
  lender,
  PLUGINS,
  phones,
  reviewSettings,
  social,
  specifications,
  stockSettings,
  texts,
} from './tenant-parts.zod.ts'

const dealership = z.object({ id: contentText, name: z.string(), slug: z.string() })

/** One dealer's site as the projection answers it; the flags are resolved afterwards. */
export const tenantDocument = z.object({
  id: z.string(),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  template: z.enum(TEMPLATE_NAMES),
  /** Host names of its own, lower case, without port. */
  hosts: contentList(z.string().toLowerCase()),
  logoUrl: contentText,
  /** The name as it stands in the header, set in type; '' means the name. */
  wordmark: contentText,
  legalName: contentText,
  abn: contentText,
  licence: contentText,
  email: contentText,
  manufacturer: manufacturer.nullish().transform((value) => value ?? null),
  dealerships: contentList(dealership),
  dealershipWebsites: contentList(z.object({ make: z.string(), makeSlug: z.string(), url: optionalHref })),
  address,
  timeZone: orDefault(z.string().refine(isTimeZone, 'Not a time zone'), 'Australia/Brisbane'),
  theme: themeChoice,
  /** Numbers that stand under the hero of the front page (GRP-02). */
  figures: contentList(z.object({ value: z.string().min(1), label: z.string().min(1) })),
  phones: phones.prefault({}),
  stock: stockSettings.prefault({}),
  specifications: specifications.prefault({}),
  texts: texts.prefault({}),
  social: social.prefault({}),
  reviews: reviewSettings.prefault({}),
  leads: orDefault(leadSettings, leadSettings.parse({})),
  financeProvider: contentText,
  lenders: contentList(lender),
  calculator: calculatorSettings.nullish().transform((own) => own ?? calculatorSettings.parse({})),
  finance: financeSettings.nullish().transform((own) => own ?? financeSettings.parse({})),
  /** Paths that lead to the garage beside its own, each from a slash (OPEN-22). */
  garagePaths: contentList(z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/)),
  prizeWheel: orDefault(prizeWheel, prizeWheel.parse({})),
  overrideCity: contentText,
  plugins: contentList(z.enum(PLUGINS)),
  autograb: orDefault(z.boolean(), false),
  xtimeUrl: optionalHref,
  serviceBooking: orDefault(serviceBooking, serviceBooking.parse({})),
  youtubeUrl: optionalHref,
  /** Australian state preselected in forms (TEN-20). */
  defaultState: textOr('qld'),
  /** Ids of offers shown although they exclude this site (OFFER-07). */
  offerExceptions: contentList(z.string()),
  flags: z.unknown(),
})

/**
 * One dealer's site: settings in camelCase with every default filled in, flags resolved.
 * Units stand in names; `theme` is what the dealer chose, see `deriveTheme`.
 */
export type Tenant = Omit<z.output<typeof tenantDocument>, 'flags'> & { flags: Flags }
