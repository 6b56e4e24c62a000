import {
  findSlugCollision,
  type StateCode,
  type TemplateName,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { dealerships, orderRank, slug } from '../../src/content-fields.ts'
import { dealerDocuments } from '../../src/dealer-documents.ts'
import type { SeedDocument } from '../../src/dealer-seed.ts'
import { specialDays, week } from '../../src/hours.ts'
import { filledMenu, footerLinks, headerLink, headerMenu, navigationOf } from '../../src/navigation-parts.ts'
import { starterPages } from './starter-pages.ts'

/** Who a new dealer is. */
export type Starter = { slug: string; name: string; template: TemplateName; state: StateCode }

const ZONES: Readonly<Record<StateCode, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
}

const PAGES = [
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
] as const

/**
 * What a new dealer starts with: settings, one location, navigation and pages. Nothing is made up: what only the dealer
 * knows (address, phone, licence) is left empty, and the site shows nothing in its place.
 * @param today `YYYY-MM-DD`, from which the public holidays of the next year are counted
 */
export function starterDocuments(starter: Starter, today: string): SeedDocument[] {
  return [
    tenantOf(starter),
    siteSettingsOf(starter),
    locationOf(starter, today),
    navigationFor(starter),
    ...starterPages({ ...starter, locationSlug: locationSlug(starter.slug) }),
  ]
}

/** The dealer's own slug, unless a search has that address already. */
function locationSlug(dealer: string): string {
  return findSlugCollision('location', dealer) === null ? dealer : `${dealer}-yard`
}

function tenantOf({ slug: current, name, template, state }: Starter): SeedDocument {
  return {
    _id: `tenant-${current}`,
    _type: 'tenant',
    slug: slug(current),
    name,
    template,
    theme: { _type: 'theme', ...templateDefinition(template).colours },
    timeZone: ZONES[state],
    dealerships: dealerships([name, current, '']),
    flags: { _type: 'flags' },
  }
}

function siteSettingsOf({ slug: dealer, name, state }: Starter): SeedDocument {
  return dealerDocuments(dealer).siteSettings({
    name,
    defaultState: state.toLowerCase(),
    stock: { includeSoldCarsDays: 3 },
    specifications: { justArrivedDays: 8 },
    flags: { _type: 'siteFlags' },
  })
}

function locationOf({ slug: dealer, name, state }: Starter, today: string): SeedDocument {
  return dealerDocuments(dealer).location(locationSlug(dealer), {
    name,
    locationType: 'sales',
    primary: true,
    visible: true,
    orderRank: orderRank(1),
    dealershipSlug: dealer,
    address: { _type: 'address', state },
    openingHours: week('08:30-17:30', '08:30-16:00', ''),
    specialHours: specialDays(today, { state }),
  })
}

function navigationFor({ slug: dealer, name }: Starter): SeedDocument {
  return dealerDocuments(dealer).navigation(
    navigationOf({
      header: [
        filledMenu('Stock', 'stock'),
        headerLink('Offers', '/special-offers'),
        headerLink('Locations', '/locations'),
        headerMenu('More', PAGES),
      ],
      footer: [
        footerLinks('Models', [
          ['SUVs', '/search/suv'],
          ['Utes', '/search/ute'],
          ['Hatchbacks', '/search/hatch'],
          ['Sedans', '/search/sedan'],
        ]),
        footerLinks('Buyer Tools', [
          ['New Vehicles', '/search/new-and-demo-cars'],
          ['Used Cars', '/search/used-cars'],
          ['Demo Cars', '/search/demo-cars'],
          ['New Cars', '/search/new-cars'],
          ['Offers', '/special-offers'],
        ]),
        footerLinks(name, [...PAGES, ['Locations', '/locations']]),
      ],
      legal: [['Privacy policy', '/privacy-policy']],
    }),
  )
}
