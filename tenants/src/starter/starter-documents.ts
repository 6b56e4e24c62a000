import type { DayHours } from '@forecourt/schemas/contract'
import { dealerships, keyed, orderRank, reference, slug } from '../content-fields.ts'
import { dealerDocuments } from '../dealer-documents.ts'
import type { SeedDocument } from '../dealer-seed.ts'
import { specialDays } from '../hours.ts'
import { buildNavigation, filledMenu, footerLinks, headerLink, headerMenu } from '../navigation-parts.ts'
import {
  type Starter,
  type StarterHours,
  type StarterLocation,
  type VehicleKind,
  zoneOfPlace,
} from './starter.ts'
import { starterPages } from './starter-pages.ts'

const PAGES = [
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
] as const

/**
 * What a new dealer starts with: settings, locations, navigation and pages. Nothing is made up: what only the dealer
 * knows (address, phone, licence) is left empty until it is given, and the site shows nothing in its place.
 * @param today `YYYY-MM-DD`, from which the public holidays of the next year are counted
 */
export function starterDocuments(starter: Starter, today: string): SeedDocument[] {
  return [
    buildTenant(starter),
    buildSiteSettings(starter),
    ...starter.locations.map((location, at) => buildLocation(starter, location, at, today)),
    navigationFor(starter),
    ...starterPages(starter),
  ]
}

function buildTenant({ slug: current, name, template, colours, hosts, dealership, locations }: Starter) {
  return {
    _id: `tenant-${current}`,
    _type: 'tenant',
    slug: slug(current),
    name,
    template,
    theme: { _type: 'theme', ...colours },
    timeZone: zoneOfPlace(locations[0]),
    ...(hosts.length > 0 ? { hosts: [...hosts] } : {}),
    dealerships: dealerships([name, dealership.slug, dealership.id]),
    flags: { _type: 'flags' },
  } satisfies SeedDocument
}

function buildSiteSettings(starter: Starter): SeedDocument {
  const { slug: dealer, name, wordmark, logo, legalName, licence, email, locations } = starter
  const [main] = locations
  return dealerDocuments(dealer).siteSettings({
    name,
    ...given({ wordmark, legalName, licence, email }),
    ...(logo === null ? {} : { logo: { _type: 'image', asset: reference(logo) } }),
    ...(main.city === '' ? {} : { address: buildAddress(main) }),
    ...(main.phone === '' ? {} : { phones: { main: main.phone } }),
    defaultState: main.state.toLowerCase(),
    stock: { includeSoldCarsDays: 3 },
    specifications: { justArrivedDays: 8 },
    vehiclePage: { viewsFrom: 10 },
    leads: { keepMonths: 24 },
    ...(starter.waitsSince === null ? {} : { launch: { madeAt: starter.waitsSince } }),
    flags: { _type: 'siteFlags', newsTicked: false },
  })
}

function buildLocation(starter: Starter, location: StarterLocation, at: number, today: string): SeedDocument {
  const { name, state, phone, hours } = location
  const zone = zoneOfPlace(location)
  return dealerDocuments(starter.slug).location(location.slug, {
    name,
    locationType: 'sales',
    primary: at === 0,
    visible: true,
    orderRank: orderRank(at + 1),
    dealershipSlug: starter.dealership.slug,
    address: buildAddress(location),
    ...given({ phone }),
    ...(zone === zoneOfPlace(starter.locations[0]) ? {} : { timeZone: zone }),
    openingHours: buildWeek(hours),
    specialHours: specialDays(today, { state }),
  })
}

function buildAddress({ street, city, postcode, state }: StarterLocation) {
  return { _type: 'address', ...given({ street, city, postcode }), state }
}

function buildWeek({ workdays, saturday, sunday }: StarterHours) {
  const days = [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const day = weekday === 0 ? sunday : weekday === 6 ? saturday : workdays
    return { weekday, ...buildFields(day) }
  })
  return keyed(days, 'openingDay')
}

function buildFields({ status, byAppointment, intervals }: DayHours) {
  return {
    status,
    ...(byAppointment ? { byAppointment } : {}),
    intervals: keyed(intervals, 'interval'),
  }
}

/** The fields that say something. */
function given(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
}

type Links = readonly (readonly [label: string, href: string])[]

/** Searches of what a dealer sells, for the foot of its pages. */
const KIND_LINKS: Readonly<Record<VehicleKind, Links>> = {
  cars: [
    ['SUVs', '/search/suv'],
    ['Utes', '/search/ute'],
    ['Hatchbacks', '/search/hatch'],
    ['Sedans', '/search/sedan'],
  ],
  motorcycles: [
    ['New motorcycles', '/search/new-and-demo-cars'],
    ['Used motorcycles', '/search/used-cars'],
  ],
  trucks: [['Trucks', '/search/light-truck']],
  caravans: [
    ['Caravans', '/search/new-used-and-demo-cars?item_type=caravan'],
    ['Motorhomes', '/search/motorhome'],
  ],
}

const listKindLinks = (kinds: readonly VehicleKind[]) => kinds.flatMap((kind) => KIND_LINKS[kind])

function navigationFor({ slug: dealer, name, sells }: Starter): SeedDocument {
  return dealerDocuments(dealer).navigation(
    buildNavigation({
      header: [
        filledMenu('Stock', 'stock'),
        headerLink('Offers', '/special-offers'),
        headerLink('Locations', '/locations'),
        headerMenu('More', PAGES),
      ],
      footer: [
        footerLinks('Stock', listKindLinks(sells)),
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
