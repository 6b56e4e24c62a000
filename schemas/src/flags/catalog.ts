import { z } from 'zod'
import { defineFlag } from './flag-definition.ts'

const since = '2026-11'

/** Every switch and choice a dealer has. The Studio's fields, the parser and the types are made from this table. */
export const FLAG_CATALOG = {
  garage: defineFlag({
    type: z.boolean(),
    fallback: true,
    title: 'Garage',
    does: 'Shows the heart on cars, so that a shopper can keep favourites without signing in.',
    owner: 'saved',
    rows: ['TEN-05'],
    since,
  }),
  weeklyPrice: defineFlag({
    type: z.boolean(),
    fallback: true,
    title: 'Weekly price',
    does: 'Shows the weekly repayment, always together with its comparison rate.',
    owner: 'finance',
    rows: ['CARD-14'],
    since,
  }),
  offersSubscriptions: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Subscription prices',
    does: 'Shows a car’s subscription price by the week before its other prices.',
    owner: 'vehicle',
    rows: ['PRICE-01', 'PRICE-05'],
    since,
  }),
  electricHybridTag: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Electric and hybrid tag',
    does: 'Tags electric and hybrid cars in the results, before any other tag.',
    owner: 'search',
    rows: ['CARD-02'],
    since,
  }),
  priceAscendingHidesUnpriced: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Hide cars without a price when sorting by lowest price',
    does: 'Leaves out cars priced 0 while the shopper sorts by lowest price.',
    owner: 'search',
    rows: ['SRCH-26'],
    since,
  }),
  normaliseMakes: defineFlag({
    type: z.boolean(),
    fallback: true,
    title: 'Tidy make names',
    does: 'Writes make names the usual way, for example “Mercedes-Benz”.',
    owner: 'search',
    rows: ['SRCH-39', 'VAR-23'],
    since,
  }),
  collapseSold: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Keep one of several sold cars in a row',
    does: 'In lists, shows only the first of several sold cars that follow each other.',
    owner: 'search',
    rows: ['SRCH-40'],
    since,
  }),
  resultsLayout: defineFlag({
    type: z.enum(['grid', 'carousel']),
    fallback: 'grid',
    title: 'Results layout',
    does: 'How search results are laid out.',
    owner: 'search',
    rows: ['SRCH-07'],
    since,
    choices: { grid: 'Grid', carousel: 'Carousel' },
  }),
  unregisteredText: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Say “Unregistered”',
    does: 'Says “Unregistered” when a car’s registration has run out. Off: nothing is said.',
    owner: 'vehicle',
    rows: ['VDP-27'],
    since,
  }),
  phoneByCarType: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Phone number by car type',
    does: 'On a car’s page, shows the number for new, demo or used cars instead of the location’s.',
    owner: 'vehicle',
    rows: ['TEN-17', 'VAR-19'],
    since,
  }),
  showContactDetails: defineFlag({
    type: z.boolean(),
    fallback: true,
    title: 'Contact and licence details on locations',
    does: 'Shows phone numbers, mail and dealer licence on locations.',
    owner: 'locations',
    rows: ['TEN-19', 'LOC-28'],
    since,
  }),
  closedText: defineFlag({
    type: z.enum(['Closed', 'By appointment only']),
    fallback: 'Closed',
    title: 'Words for a closed day',
    does: 'What opening hours say on a day without hours.',
    owner: 'locations',
    rows: ['LOC-19', 'VAR-14'],
    since,
    choices: { Closed: 'Closed', 'By appointment only': 'By appointment only' },
  }),
  locationLink: defineFlag({
    type: z.enum(['location', 'dealership', 'contact', 'our-location']),
    fallback: 'location',
    title: '“View Location” leads to',
    does: 'Which address the View Location button opens.',
    owner: 'locations',
    rows: ['LOC-12', 'LOC-13', 'VAR-13'],
    since,
    choices: {
      location: '/locations/{location}',
      dealership: '/locations/{dealership}',
      contact: '/contact',
      'our-location': '/our-location/{location}',
    },
  }),
  offerTextStartsFull: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Offers start in full',
    does: 'Shows an offer’s description and disclaimer in full, however long they are.',
    owner: 'offers',
    rows: ['OFFER-03'],
    since,
  }),
  offerExceptions: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Show excluded offers that are listed',
    does: 'Shows the offers in the list “Offers shown all the same”, although they exclude this site.',
    owner: 'offers',
    rows: ['OFFER-07'],
    since,
  }),
  breadcrumbTrail: defineFlag({
    type: z.enum(['search', 'used-car']),
    fallback: 'search',
    title: 'Breadcrumb addresses',
    does: 'Which family of addresses the breadcrumbs use.',
    owner: 'layout',
    rows: ['NAV-10', 'VAR-34'],
    since,
    choices: { search: '/search/…', 'used-car': '/used-car/…' },
  }),
  menusOpenOnHover: defineFlag({
    type: z.boolean(),
    fallback: false,
    title: 'Menus open on hover',
    does: 'Opens the header’s menus when the pointer rests on them. Off: on click.',
    owner: 'layout',
    rows: ['NAV-08'],
    since,
  }),
} as const

/** The name of a flag. */
export type FlagKey = keyof typeof FLAG_CATALOG

/** Every flag with its value, as pages read them. */
export type Flags = { [Key in FlagKey]: z.output<(typeof FLAG_CATALOG)[Key]['type']> }

/** The names of all flags. */
export const FLAG_KEYS = Object.keys(FLAG_CATALOG) as FlagKey[]
