import type { FieldDefinition } from '@sanity/types'
import type { DocumentType } from '../scope/scope-table.ts'
import { documentTypes } from '../studio.ts'
import {
  address,
  image,
  imageAsset,
  instant,
  intervals,
  keyedRef,
  portableText,
  ref,
  type Sample,
  sharedBy,
  slug,
} from './sample-parts.ts'

// One document of each type with every field of its Studio schema filled in, for the tests of drift between schema,
// query and shape. What they refer to is here too. Texts that may hold any words are filled in by `withPlainTexts`.

const tenant: Sample = {
  _id: 'tenant-one',
  _type: 'tenant',
  _createdAt: instant,
  slug: slug('one'),
  name: 'One',
  template: 'metro',
  hosts: ['www.one.example'],
  manufacturer: ref('manufacturer-a'),
  dealerships: [{ _key: 'd1', id: '1', name: 'One', slug: slug('one-city') }],
  dealershipWebsites: [{ _key: 'w1', make: ref('manufacturer-a'), url: 'https://a.example' }],
  timeZone: 'Australia/Sydney',
  theme: {
    ...{ brand: '#1549d8', accent: '#ffc936', radius: 8, fonts: 'hanken' },
    ...{ paper: '#fffaf3', ink: '#2a0f20', foot: '#ffd9a8' },
    ...{ picture: '#ffd9a8', pictureFloor: '#ffc98a', pictureLook: 'floor' },
    ...{ header: 'plate', hero: 'faults', finder: 'row', card: 'sheet', footer: 'plate' },
    ...{ types: 'plates', offers: 'tickets', places: 'form' },
  },
  stock: {
    searchFilters: 'year >= 2018',
    promoPositions: [8],
    priceRangeBounds: [10_000],
    defaultPriceLabel: 'drive-away',
    sorts: ['latest', 'price-asc'],
    weeklyPriceBounds: [100],
  },
  specifications: { certifiedBadgeMake: 'A' },
  leads: {
    webhookUrl: 'https://crm.one.example/leads',
    adfTo: ['crm@one.example'],
  },
  garagePaths: ['/garage'],
  financeProvider: 'P',
  lenders: [
    {
      _key: 'l1',
      provider: 'P',
      interestRate: 8,
      comparisonRate: 8.8,
      termMonths: 60,
      depositPercent: 10,
      balloonPercent: 20,
      establishmentFeeCents: 39_500,
      feeMethod: 'deducted',
      monthlyFeeCents: 500,
      exampleBalloonPercent: 20,
      disclaimer: 'D',
      dealershipSlugs: ['one-city'],
      minRate: 4,
      maxRate: 20,
      comparisonFrom: 8.38,
      comparisonTo: 19.42,
    },
  ],
  calculator: {
    maxRule: 'scaled105',
    minPriceCents: 500_000,
    maxTermYears: 5,
    defaultTermYears: 4,
    termChoices: [1, 3, 5],
    minRate: 4,
    maxRate: 20,
    defaultRate: 7.5,
    rateLocked: true,
    fixedAmount: true,
    fees: [{ _key: 'f1', label: 'Establishment', amountCents: 39_500, monthly: true }],
  },
  finance: { path: '/apply-for-finance', promo: true, popup: true, quoteProvider: 'Q', quoteRate: 9 },
  plugins: ['ppsrReport'],
  autograb: true,
  xtimeUrl: 'https://x.example',
  serviceBooking: {
    way: 'tabs',
    order: 'rego-first',
    title: 'T',
    url: 'https://x.example/book',
    tabs: [{ _key: 't1', name: 'Online', url: 'https://x.example/tab' }],
    types: ['Logbook'],
    intervals: ['10,000 km'],
    intervalRequired: true,
  },
  offerExceptions: [keyedRef('offer-one')],
  flags: { garage: false },
}

const siteSettings: Sample = {
  _id: 'siteSettings-one',
  _type: 'siteSettings',
  tenant: ref('tenant-one'),
  name: 'One Motors',
  address,
  stock: { includeSoldCarsDays: 4, stockCount: 2100, reserveDeposit: 500 },
  specifications: { justArrivedDays: 10, justArrivedTagName: 'Just in', soldTagName: 'SOLD' },
  vehiclePage: {
    included: ['Two keys'],
    assurances: ['Money back'],
    reasons: [{ _type: 'reason', _key: 'r', title: 'R', text: 'T' }],
    protection: [{ _type: 'protectionCover', _key: 'c', title: 'C', text: 'T' }],
    similarCars: 4,
    viewsFrom: 5,
    chatUrl: 'https://chat.example/one',
    priceFalls: { everyDays: 30, dollars: 400 },
  },
  stockColumns: [{ _type: 'stockColumn', _key: 'c', column: 'KMS_IN_K', field: 'kmThousands' }],
  leads: { mailTo: ['sales@one.example'], hiddenLocations: [keyedRef('location-one')], keepMonths: 24 },
  flags: { closedText: 'By appointment only' },
  logo: image,
  wordmark: 'one',
  legalName: 'One Motors Pty Ltd',
  abn: '1',
  licence: 'L1',
  email: 'hello@one.example',
  figures: [{ _type: 'figure', _key: 'a', value: '50+', label: 'locations' }],
  phones: { main: '1', new: '2', used: '3', demo: '4' },
  social: Object.fromEntries(
    ['facebook', 'youtube', 'instagram', 'tiktok', 'linkedin'].map((network) => [
      network,
      { on: true, url: 'https://social.example' },
    ]),
  ),
  reviews: { minimumRating: 4.2, hiddenLocations: [keyedRef('location-one')] },
  prizeWheel: {
    title: 'Spin',
    terms: 'T',
    prizes: [{ _type: 'prize', _key: 'p', label: 'Prize', weight: 2 }],
  },
  overrideCity: 'Elsewhere',
  youtubeUrl: 'https://y.example',
  defaultState: 'nsw',
  texts: {
    noPrice: 'Ask us',
    usedKeyword: 'Pre-owned',
    financeCta: 'Finance it',
    tagline: 'T',
    footerAbout: 'F',
    financeDisclaimer: 'D',
    acknowledgement: 'A',
  },
}

const sampleHours = { status: 'Open', byAppointment: false, intervals }

const location: Sample = {
  _id: 'location-one',
  _type: 'location',
  tenant: ref('tenant-one'),
  slug: slug('city'),
  name: 'One City',
  locationType: 'service',
  locationSubtype: ['buying'],
  manufacturers: [keyedRef('manufacturer-a')],
  primary: true,
  visible: true,
  dealershipId: '1',
  dealershipSlug: 'one-city',
  reviews: {
    count: 12,
    averageRating: 4.5,
    spread: { five: 9, four: 2, three: 1, two: 1, one: 1 },
    url: 'https://maps.example/reviews',
    quotes: [
      {
        _key: 'q1',
        ...{ author: 'A', rating: 5, text: 'T', about: 'a car', date: '2025-06-01' },
        ...{ answer: 'Thanks', answeredBy: 'P' },
      },
    ],
  },
  people: [
    {
      _key: 'p1',
      ...{ name: 'P', role: 'R', note: 'N', department: 'service', phone: '1', image, weekdays: [1] },
    },
  ],
  gettingHere: [{ _key: 'g1', kind: 'train', title: 'T', text: 'T' }],
  plan: {
    ...{ street: 'S', crossStreets: ['C'], entry: 'E', landmark: 'L', water: 'W' },
    ...{ stop: 'Station', stopWalk: '9 min' },
  },
  image,
  address,
  email: 'city@one.example',
  timeZone: 'Australia/Perth',
  openingHours: [{ _key: 'o1', weekday: 1, ...sampleHours }],
  departments: [
    {
      _key: 'p1',
      department: 'parts',
      phone: '2',
      openingHours: [{ _key: 'o1', weekday: 1, ...sampleHours }],
    },
  ],
  specialHours: [{ _key: 's1', date: '2025-12-24', name: 'Eve', departments: ['parts'], ...sampleHours }],
  distributionLocations: [keyedRef('location-one')],
  popup: { image, title: 'T', description: 'D', buttonLabel: 'B', buttonHref: '/service', expiry: instant },
}

const offer: Sample = {
  _id: 'offer-one',
  _type: 'offer',
  slug: slug('first'),
  name: 'First',
  category: 'Finance offer',
  inclusions: ['Floor mats'],
  searchHref: '/search/one',
  price: 29_990,
  interestRate: 5.99,
  comparisonRate: 6.54,
  termMonths: 36,
  deposit: 5_998,
  finalPayment: 1_000,
  manufacturer: ref('manufacturer-a'),
  manufacturerName: 'A of the feed',
  model: ref('model-a'),
  image,
  imageUrl: 'https://feed.example/1.jpg',
  start: instant,
  expiry: instant,
  ...sharedBy,
}

const promoTile: Sample = {
  _id: 'promo-one',
  _type: 'promoTile',
  name: 'Tile',
  headline: 'H',
  image,
  link: '/service',
  background: 'brand',
  display: ['used'],
  strictDisplay: true,
  start: instant,
  expiry: instant,
  position: 8,
  wide: true,
  ...sharedBy,
}

const banner: Sample = {
  _id: 'banner-one',
  _type: 'banner',
  image,
  link: '/service',
  start: instant,
  expiry: instant,
  ...sharedBy,
}

const campaign: Sample = {
  _id: 'campaign-one',
  _type: 'campaign',
  name: 'Summer',
  sites: [keyedRef('tenant-one')],
  start: '2026-12-01T00:00',
  expiry: '2027-01-31T23:59',
  tiles: [{ _key: 't1', _type: 'campaignTile', headline: 'Summer', leadsToOffer: true }],
  offer: { name: 'Tow bar', category: 'New car offer', description: 'A tow bar with any ute.' },
}

const menuLink = { _key: 'm1', label: 'L', href: '/service' }

const navigation: Sample = {
  _id: 'navigation-one',
  _type: 'navigation',
  tenant: ref('tenant-one'),
  top: [menuLink],
  header: [{ _key: 'h1', label: 'H', kind: 'links', href: '/', links: [menuLink] }],
  footer: [{ _key: 'f1', title: 'F', kind: 'links', links: [menuLink] }],
  legal: [menuLink],
}

const buttons = [{ _key: 'u1', title: 'B', link: '/service', style: 'secondary' }]

const moreBlocks = [
  { _type: 'modelCards', _key: 'c1', title: 'T', make: ref('manufacturer-a'), limit: 4 },
  {
    _type: 'hiddenColumns',
    _key: 'c2',
    title: 'T',
    items: [
      {
        ...{ _key: 'i1', title: 'T', subtitle: 'S', text1: '1', text2: '2', text3: '3', text4: '4' },
        ...{
          imgSrc: image,
          specs: [{ _key: 's1', label: 'L', value: 'V' }],
          btnText: 'B',
          btnLink: '/service',
        },
      },
    ],
  },
  { _type: 'imageBanner', _key: 'c3', title: 'T', text: 'X', image, side: 'right', buttons },
  {
    _type: 'categoryCards',
    _key: 'c4',
    title: 'T',
    cards: [{ _key: 'k1', title: 'T', description: 'D', imageUrl: image, href: '/service' }],
  },
  {
    ...{ _type: 'servicePoints', _key: 'c5', title: 'T', text: 'X', image, buttons },
    ...{ numbered: true, points: [{ _key: 'p1', title: 'T', text: 'X', mark: 'minus' }] },
  },
  {
    ...{ _type: 'servicePrices', _key: 'c9', title: 'T', text: 'X', note: 'N' },
    services: [{ _key: 's1', name: 'N', text: 'X', price: '$1', priceNote: 'P', includes: ['I'] }],
  },
  {
    ...{ _type: 'recall', _key: 'c6', title: 'T', status: 'completed', affected: 5168, yearFrom: 2021 },
    ...{ yearTo: 2022, body: portableText, buttons },
  },
  { _type: 'payments', _key: 'c7', title: 'T', text: 'X', methods: ['visa'] },
  {
    ...{ _type: 'team', _key: 'c8', title: 'T', text: 'X' },
    people: [{ _key: 'p1', name: 'N', role: 'R', text: 'X', image, phone: '1', email: 'a@one.example' }],
  },
  {
    ...{ _type: 'testimonials', _key: 'c9', title: 'T' },
    quotes: [{ _key: 'q1', text: 'X', name: 'N', about: 'A', stars: 5 }],
  },
  {
    _type: 'video',
    _key: 'c10',
    title: 'T',
    text: 'X',
    url: 'https://v.example/a.mp4',
    image,
    transcript: 'W',
  },
  { _type: 'map', _key: 'c11', title: 'T', show: 'one', location: ref('location-one') },
  { _type: 'leadForm', _key: 'c12', title: 'T', text: 'X', form: 'parts' },
  {
    ...{ _type: 'featureLinks', _key: 'c13', title: 'T' },
    links: [{ _key: 'l1', label: 'L', text: 'X', href: '/service' }],
  },
  { _type: 'certifiedUsed', _key: 'c14', title: 'T', text: 'X', points: ['P', 'Q'], buttons },
  {
    ...{ _type: 'warranty', _key: 'c15', title: 'T', years: 5, makes: [keyedRef('manufacturer-a')] },
    ...{ cover: [{ _key: 'v1', name: 'N', years: 8, text: 'X' }], body: portableText },
  },
  {
    ...{ _type: 'roles', _key: 'c23', title: 'T', text: 'X', none: 'N' },
    roles: [
      {
        ...{ _key: 'r1', title: 'T', location: ref('location-one'), kind: 'casual', pay: 'P', text: 'X' },
        ...{ points: ['P'], posted: '2026-11-02', closes: '2026-12-18' },
      },
    ],
  },
  { _type: 'reviews', _key: 'c25', title: 'T', show: 'one', location: ref('location-one') },
  {
    ...{ _type: 'towWeights', _key: 'c24', title: 'T', text: 'X', vehicle: 'V', van: 'W', note: 'N' },
    ...{ kerbKg: 1, loadKg: 2, gvmKg: 3, towingKg: 4, ballLimitKg: 5, gcmKg: 6, tareKg: 7 },
    ...{ vanLoadKg: 8, atmKg: 9, ballKg: 10 },
  },
  {
    ...{ _type: 'licencePicker', _key: 'c16', title: 'T', text: 'X', seatMm: 810, note: 'N' },
    licences: [{ _key: 'l1', name: 'L', text: 'X', learner: true }],
  },
  { _type: 'priceHistogram', _key: 'c17', title: 'T', text: 'X' },
  { _type: 'priceSteps', _key: 'c22', title: 'T', text: 'X', limit: 4 },
  {
    ...{
      _type: 'rangeAndCharging',
      _key: 'c19',
      title: 'T',
      from: 'F',
      chargerKw: 11,
      centsPerKwh: 16,
      note: 'N',
    },
    conditions: [{ _key: 'k1', name: 'C', factor: 0.8 }],
    stops: [{ _key: 's1', name: 'S', km: 80 }],
    buttons,
  },
  {
    ...{ _type: 'groupMap', _key: 'c20', title: 'T', text: 'X' },
    companies: [
      {
        ...{ _key: 'g1', name: 'N', text: 'X', href: '/service' },
        places: [{ _key: 'p1', name: 'P', position: { _type: 'geopoint', lat: -27.5, lng: 153 } }],
      },
    ],
  },
  { _type: 'towFinder', _key: 'c18', title: 'T', text: 'X', emptyKg: 2000, loadKg: 400, note: 'N' },
]

const blocks = [
  {
    _type: 'hero',
    _key: 'b1',
    slides: [
      {
        _key: 's1',
        title: 'T',
        description: 'D',
        image,
        buttons: [{ _key: 'u1', title: 'B', link: '/service', style: 'secondary' }],
        points: [{ _key: 'p1', title: 'N', text: 'M', x: 10, y: 20, span: 30 }],
        start: instant,
        expiry: instant,
      },
    ],
    showFinder: true,
    stage: 'picture',
    height: 'content',
    autoplay: false,
  },
  { _type: 'richText', _key: 'b2', title: 'T', body: portableText },
  {
    _type: 'carRow',
    _key: 'b3',
    title: 'T',
    order: 'price-asc',
    carTypes: ['used'],
    makes: [keyedRef('manufacturer-a')],
    bodies: ['SUV'],
    maxPrice: 20_000,
    limit: 4,
    linkLabel: 'L',
    link: '/service',
  },
  {
    _type: 'callToAction',
    _key: 'b4',
    title: 'T',
    text: 'X',
    tiles: [{ _key: 't1', label: 'L', text: 'X', href: '/service', image }],
  },
  {
    _type: 'questions',
    _key: 'b5',
    title: 'T',
    questions: [{ _key: 'q1', question: 'Q', answer: portableText }],
  },
  { _type: 'offers', _key: 'b6', title: 'T', category: 'Service offer', limit: 2 },
  { _type: 'locations', _key: 'b7', title: 'T', show: 'one', layout: 'grid', location: ref('location-one') },
  { _type: 'bodyTypes', _key: 'b8', title: 'T' },
  {
    _type: 'brandGrids',
    _key: 'b9',
    title: 'T',
    companies: [{ _key: 'c1', name: 'C', text: 'X', href: '/service', logo: image }],
  },
  { _type: 'figures', _key: 'b10', title: 'T', figures: [{ _key: 'f1', value: '50+', label: 'L' }] },
  { _type: 'scrollingBanner', _key: 'b11', text: 'T', link: '/service', start: instant, expiry: instant },
  ...moreBlocks,
]

const page: Sample = {
  _id: 'page-one',
  _type: 'page',
  tenant: ref('tenant-one'),
  slug: slug('home'),
  title: 'Home',
  scrollingBanner: 'Stocktake sale on now',
  scrollingBannerStart: instant,
  scrollingBannerExpiry: instant,
  unlisted: true,
  layout: 'document',
  inForceSince: '2026-10-01',
  replaces: '2025-03-04',
  inShort: ['S'],
  socialImage: image,
  blocks,
}

const redirect: Sample = {
  _id: 'redirect-one',
  _type: 'redirect',
  tenant: ref('tenant-one'),
  from: '/old-page',
  to: '/about',
  permanent: true,
}

const model: Sample = {
  _id: 'model-a',
  _type: 'model',
  slug: slug('a1'),
  name: 'A1',
  manufacturer: ref('manufacturer-a'),
  overrideUrl: 'https://a1.example',
  status: 'coming_soon',
  image,
  cloudfrontNewImageUrl: 'https://cdn.example/a1.png',
  powertrains: ['Electric'],
  cutOutPictures: true,
  seats: 5,
  comparisonPage: 'a-range',
  servicePrice: 265,
  variants: [
    {
      _key: 'v1',
      name: 'Long',
      badge: 'Long',
      price: 60990,
      delivery: 'In March',
      dimensions: {
        ...{ lengthMm: 4931, widthMm: 1960, heightMm: 1474, wheelbaseMm: 2950, seatHeightMm: 700 },
        ...{ groundClearanceMm: 120, kerbMassKg: 2200, grossVehicleMassKg: 2650, towingKg: 1500 },
        ...{ bootLitres: 457, frontBootLitres: 18, dragCoefficient: 0.226 },
      },
      performance: {
        ...{ drivetrain: 'All', transmission: 'One speed', wheels: '21 inch', rangeWltpKm: 575 },
        ...{ rangeNedcKm: 665, zeroTo100: 3.2, powerKw: 572, powerFrontKw: 200, powerRearKw: 372 },
        ...{ torqueNm: 802, batteryKwh: 100, fastChargeKw: 396, consumption: 6.9, engineCc: 1998 },
        turningRadiusM: 5,
      },
      features: ['Air suspension'],
    },
  ],
  colours: [
    {
      ...{ _key: 'c1', name: 'Pearl white', hexCode: '#eceeee', image, variants: ['Long'], extraPrice: 700 },
      imageUrl: 'https://cdn.example/a1-white.png',
    },
  ],
  gallery: [{ _key: 'g1', image, imageUrl: 'https://cdn.example/a1-2.png', caption: 'From behind' }],
  details: [
    { _key: 'd1', image, imageUrl: 'https://cdn.example/a1-3.png', title: 'Steering', text: 'All four' },
  ],
}

const manufacturer: Sample = {
  _id: 'manufacturer-a',
  _type: 'manufacturer',
  name: 'A',
  kind: 'truck',
  warrantyYears: 7,
  slug: slug('a'),
  logo: image,
}

const platformSettings: Sample = {
  _id: 'platformSettings',
  _type: 'platformSettings',
  flagRules: [
    { _key: 'r1', flag: 'garage', allow: [keyedRef('tenant-one')], deny: [keyedRef('tenant-two')] },
  ],
  financeHiddenDealerships: ['x'],
  financeHiddenMakes: ['Make Two'],
  analyticsEvents: [{ _key: 'e1', name: 'print', id: 71 }],
}

/** A sample with the texts it leaves out, each by its field's title; a text chosen from a list has to be written down. */
function withPlainTexts(sample: Sample): Sample {
  const fields: readonly FieldDefinition[] =
    documentTypes.find(({ name }) => name === sample._type)?.fields ?? []
  const plain = fields.filter(
    ({ type, options }) => (type === 'string' || type === 'text') && !Object.hasOwn(options ?? {}, 'list'),
  )
  return {
    _updatedAt: instant,
    ...Object.fromEntries(plain.map(({ name, title }) => [name, title])),
    ...sample,
  }
}

/** One full document of each type. */
export const SAMPLES: Readonly<Record<DocumentType, Sample>> = {
  tenant: withPlainTexts(tenant),
  siteSettings: withPlainTexts(siteSettings),
  location: withPlainTexts(location),
  offer: withPlainTexts(offer),
  promoTile: withPlainTexts(promoTile),
  banner: withPlainTexts(banner),
  campaign,
  navigation: withPlainTexts(navigation),
  page: withPlainTexts(page),
  redirect,
  model: withPlainTexts(model),
  manufacturer: withPlainTexts(manufacturer),
  platformSettings: withPlainTexts(platformSettings),
}

/** The samples and all they refer to: a small lake. */
export const SAMPLE_DATASET: readonly Sample[] = [
  ...Object.values(SAMPLES),
  imageAsset,
  { _id: 'file-one', _type: 'sanity.fileAsset', url: 'https://files.example/brochure.pdf' },
  { _id: 'tenant-two', _type: 'tenant', slug: slug('two'), name: 'Two' },
]
