import { listSocialLinks } from '@forecourt/schemas/contract'
import type { Organization, PostalAddress, WebSite } from 'schema-dts'
import type { DealerContext } from '#app/context.ts'
import { globalPhone } from '#app/domain/phone/phone-number.ts'
import { type Described, withoutUnknown } from '#app/page/structured-page.ts'
import { iconPath, searchPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { dealerPhone } from './dealer-phone.ts'

type Address = NonNullable<DealerContext['bundle']['tenant']['address']>

/** The id under which a site's pages name its dealer. */
export const organizationId = (origin: string) => `${origin}/#organization`

/** The dealer as a business. https://schema.org/Organization */
export function structuredOrganization(dealer: DealerContext): Described<Organization> {
  const { origin, bundle } = dealer
  const { tenant } = bundle
  const logo = tenant.logo ? contentPicture(dealer, tenant.logo, LOGO).src : iconPath(512)
  return withoutUnknown<Described<Organization>>({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: withoutStega(tenant.name),
    legalName: withoutStega(tenant.legalName),
    taxID: tenant.abn,
    url: `${origin}/`,
    logo: new URL(logo, origin).href,
    telephone: tenant.flags.showContactDetails ? globalPhone(dealerPhone(bundle)) : '',
    address: tenant.address ? structuredAddress(tenant.address) : null,
    sameAs: listSocialLinks(tenant).map(({ url }) => url),
  })
}

const LOGO = { width: 512, height: 512, fit: 'contain', alt: '' } as const

/** The site, with the address of its search. https://schema.org/WebSite */
export function structuredWebSite({ origin, bundle }: DealerContext): Described<WebSite> {
  const search = { '@type': 'SearchAction' as const, 'query-input': 'required name=query' }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: withoutStega(bundle.tenant.name),
    url: `${origin}/`,
    inLanguage: 'en-AU',
    publisher: { '@id': organizationId(origin) },
    potentialAction: { ...search, target: `${origin}${searchPath()}?query={query}` },
  }
}

/** https://schema.org/PostalAddress */
export function structuredAddress({
  street,
  city,
  state,
  postcode,
}: Pick<Address, 'street' | 'city' | 'state' | 'postcode'>): PostalAddress {
  return withoutUnknown<Exclude<PostalAddress, string>>({
    '@type': 'PostalAddress',
    streetAddress: withoutStega(street),
    addressLocality: withoutStega(city),
    addressRegion: state.toUpperCase(),
    postalCode: withoutStega(postcode),
    addressCountry: 'AU',
  })
}
