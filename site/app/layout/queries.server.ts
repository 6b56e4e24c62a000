import {
  formatAbn,
  formatDays,
  groupHours,
  type Location,
  listHoursEntries,
  listLocations,
  listSocialLinks,
  PICTURE_BOXES,
  siteSurfaceColours,
  siteVariants,
  type Tenant,
  type TenantBundle,
  templateDefinition,
  type Variants,
} from '@forecourt/schemas/contract'
import { ANALYTICS_EVENTS } from '@forecourt/schemas/contract/pure'
import { LRUCache } from 'lru-cache'
import { readTags } from '#app/analytics/tags/read-tags.server.ts'
import { describeTerms } from '#app/domain/money/describe-terms.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { setRanges } from '#app/domain/words/set-ranges.ts'
import type { FooterHours, FooterPlace, LayoutModel, LayoutTenant } from '#app/page/layout-model.ts'
import { addressLine } from '#app/parts/contact/address.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { namedDays, WEEK_FROM_MONDAY } from '#app/parts/contact/named-days.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { locationPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import { listFonts } from './fonts.server.ts'
import { layoutNavigation } from './navigation.server.ts'
import { isDarkSurface, themeCss } from './theme-css.server.ts'

type Source = Pick<
  TenantBundle,
  'tenant' | 'platform' | 'navigation' | 'pages' | 'models' | 'manufacturers' | 'locations'
>

/** After this time the layout is rebuilt with the placeholders of pictures processed since. */
const layouts = new LRUCache<string, { bundle: TenantBundle; layout: LayoutModel }>({
  max: 500,
  ttl: 10 * 60_000,
})

/** The layout of a dealer's pages, made once for the same published content. */
export function getLayout(bundle: TenantBundle, picture: MakePicture): LayoutModel {
  const known = layouts.get(bundle.tenant.slug)
  if (known?.bundle === bundle) return known.layout
  const layout = buildLayout(bundle, picture)
  layouts.set(bundle.tenant.slug, { bundle, layout })
  return layout
}

/** The data of every page's frame for a dealer. Depends on content only, not on the clock or the stock. */
export function buildLayout(bundle: Source, picture: MakePicture): LayoutModel {
  return { tenant: layoutTenant(bundle, picture), navigation: layoutNavigation(bundle, picture) }
}

function layoutTenant({ tenant, locations, platform }: Source, picture: MakePicture): LayoutTenant {
  const [sales] = listLocations(locations, 'primary')
  const definition = templateDefinition(tenant.template)
  const variants = siteVariants(definition, tenant.theme)
  const tags = readTags(tenant)
  const phone = phoneLink(dealerPhone({ tenant, locations }))
  return {
    slug: tenant.slug,
    name: tenant.name,
    template: tenant.template,
    variants,
    framedCards: definition.framedCards,
    page: definition.page,
    surface: isDarkSurface(siteSurfaceColours(definition, tenant.theme)) ? 'dark' : 'light',
    fonts: listFonts(tenant.theme.fonts ?? definition.fonts),
    wordmark: tenant.wordmark || tenant.name,
    logo: tenant.logo
      ? contentPicture({ picture }, tenant.logo, { ...PICTURE_BOXES.siteLogo, alt: tenant.name })
      : null,
    themeCss: themeCss(definition, tenant.theme),
    phone,
    printed: formatPrinted(tenant, locations, phone?.text ?? ''),
    social: listSocialLinks(tenant),
    hours: sales ? footerHours(sales, tenant) : null,
    places: WITH_PLACES.has(variants.footer) ? footerPlaces(locations, tenant) : [],
    licences: tenant.flags.showContactDetails ? listLicences(tenant, locations) : [],
    legalLine: formatLegalLine(tenant),
    creditLicence: tenant.creditLicence,
    privacy: privacyLink(tenant),
    about: tenant.texts.footerAbout,
    acknowledgement: tenant.texts.acknowledgement,
    // Calculator, lender and quote state repayments also where cards show none (PRICE-10).
    financeDisclaimer: describeRepayments(tenant),
    menusOpenOnHover: tenant.flags.menusOpenOnHover,
    garage: tenant.flags.garage,
    offlineReading: tenant.flags.offlineReading,
    signIn: tenant.flags.signIn,
    ...(tags ? { tags } : {}),
    ...listEvents(platform),
  }
}

/** The words on repayments, with the terms on which those of the cards rest; '' for a dealer without a finance provider. */
function describeRepayments({ financeProvider, lenders, texts }: Tenant): string {
  if (financeProvider === '') return ''
  return [describeTerms(lenders), texts.financeDisclaimer].filter(Boolean).join(' ')
}

function listEvents({ analyticsEvents }: TenantBundle['platform']): Pick<LayoutTenant, 'events'> {
  const changed = analyticsEvents.map(({ name, id }) => `${ANALYTICS_EVENTS[name]}:${id}`)
  return changed.length > 0 ? { events: changed.join(' ') } : {}
}

function footerHours(place: Location, tenant: Tenant): FooterHours | null {
  if (place.openingHours.length === 0) return null
  return {
    place: place.name,
    href: locationPath(place.slug),
    rows: hoursGroups(place, tenant).map(({ days, text }) => ({ days, text })),
  }
}

function hoursGroups({ openingHours }: Location, { flags }: Tenant) {
  const entries = listHoursEntries(openingHours)
  return groupHours(entries, flags.closedText).map(({ days, text }) => ({
    days: setRanges(formatDays(days)),
    text: setRanges(text),
  }))
}

/** The hours of most days of the week, with those days; '' for a place that never opens. */
function usualHours({ openingHours }: Location): string {
  const open = listHoursEntries(openingHours).filter(({ status }) => status === 'Open')
  const byText = Map.groupBy(
    WEEK_FROM_MONDAY.flatMap((day) => open.find(({ weekday }) => weekday === day) ?? []),
    ({ formatedHours }) => formatedHours,
  )
  const [usual] = [...byText].sort(([, one], [, other]) => other.length - one.length)
  if (!usual) return ''
  const days = usual[1].map(({ weekday }) => weekday)
  return setRanges(`${namedDays(days)} ${usual[0]}`)
}

/** Footers that name the locations; elsewhere the list would only make pages larger. */
const WITH_PLACES: ReadonlySet<string> = new Set<Variants['footer']>(['shops', 'plate', 'models'])
const MOST_PLACES = 4

function footerPlaces(locations: readonly Location[], tenant: Tenant): FooterPlace[] {
  return listLocations(locations, 'sales')
    .slice(0, MOST_PLACES)
    .map((place) => ({
      name: shortPlaceName(place.name, tenant),
      href: locationPath(place.slug),
      street: place.address?.street ?? '',
      hours: usualHours(place),
      phone: tenant.flags.showContactDetails ? phoneLink(place.phone || place.landlinePhone) : null,
    }))
}

/** `Quayside Motors, 112 Bourke Road, Alexandria NSW 2015, 02 5550 0142`. */
function formatPrinted({ name }: Tenant, locations: readonly Location[], phone: string): string {
  const [place] = listLocations(locations, 'primary')
  return [name, place ? addressLine(place.address) : '', phone].filter(Boolean).join(', ')
}

/** The company behind the site: `Saltbush Automotive Pty Ltd, ABN 51 824 753 556`. */
function formatLegalLine({ legalName, abn }: Tenant): string {
  return [legalName, abn === '' ? '' : `ABN ${formatAbn(abn)}`].filter(Boolean).join(', ')
}

/** Whom to write to, or else to call, about what the dealer holds of somebody. */
function privacyLink({ privacyContact: { name, email, phone } }: Tenant): LayoutTenant['privacy'] {
  const who = name === '' ? 'Privacy' : `Privacy: ${name}`
  if (email !== '') return { text: `${who}, ${email}`, href: `mailto:${email}` }
  const link = phoneLink(phone)
  return link && { text: `${who}, ${link.text}`, href: link.href }
}

function listLicences(tenant: Tenant, locations: readonly Location[]): string[] {
  const known = [
    tenant.licence,
    ...listLocations(locations, 'all').map(({ dealerLicenseNumber }) => dealerLicenseNumber),
  ]
  return [...new Set(known.filter(Boolean))]
}
