import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import { validateDocumentWithWorkspace } from '@sanity/validation'
import { describe, expect, it } from 'vitest'
import { tenantField } from '../content/fields.schema.ts'
import { LINK_RULE } from '../content/link.ts'
import { type DocumentType, listTypes, SCOPE_TABLE } from '../scope/scope-table.ts'
import { slugTakenQuery } from '../slug/slug-taken.query.ts'
import { documentTypes, listSiteTemplates, schemaTypes, siteTemplateId } from '../studio.ts'
import { evaluateGroq } from './evaluate-groq.ts'
import { SAMPLE_DATASET, SAMPLES } from './samples.ts'

// As the Studio builds it: its own types below, ours above.
const builtin = Schema.compile({ name: 'studio', types: builtinTypes })
const schema = Schema.compile({ name: 'default', types: schemaTypes, parent: builtin })
const asked: Record<string, unknown>[] = []

type Level = 'error' | 'warning'
interface LakeState {
  slugTaken?: boolean
  /** Documents beside the samples. */
  others?: readonly object[]
}

/** What the Studio itself says of a document, with the lake's answers given: slugs taken or free, references there. */
async function listMessages(
  document: object,
  { slugTaken = false, others = [] }: LakeState = {},
  level: Level = 'error',
): Promise<string[]> {
  const client = {
    fetch: async (query: string, params: Record<string, unknown>) => {
      if (query !== slugTakenQuery) return evaluateGroq(query, [...SAMPLE_DATASET, ...others], params)
      asked.push(params)
      return slugTaken
    },
    withConfig: () => client,
  }
  const workspace = { schema, getClient: () => client, i18n: { t: String, loadNamespaces: async () => {} } }
  const options = { document, workspace, environment: 'studio', getDocumentExists: async () => true }
  const markers = await validateDocumentWithWorkspace(
    options as unknown as Parameters<typeof validateDocumentWithWorkspace>[0],
  )
  return markers.filter((marker) => marker.level === level).map((marker) => marker.message)
}

const changed = (type: DocumentType, change: object) => listMessages({ ...SAMPLES[type], ...change })

describe('the Studio’s schema', () => {
  it('compiles without a complaint', () => {
    const problems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) => group.problems)
    expect(problems).toEqual([])
  })

  it('has a document type for each row of the scope table, and no other', () => {
    expect(documentTypes.map((type) => type.name).sort()).toEqual(Object.keys(SCOPE_TABLE).sort())
  })

  it('gives every dealer’s document its tenant, and every shared one its sites', () => {
    const buildFields = (type: DocumentType) =>
      documentTypes.find((candidate) => candidate.name === type)?.fields.map((field) => field.name) ?? []
    for (const type of listTypes('tenant').filter((name) => name !== 'tenant')) {
      expect(buildFields(type)).toContain('tenant')
    }
    for (const type of listTypes('sites'))
      expect(buildFields(type)).toEqual(expect.arrayContaining(['sites', 'excludedSites']))
  })

  it('says every field in words', () => {
    for (const type of documentTypes) for (const field of type.fields) expect(field.title).toBeTruthy()
  })
})

describe('a new document', () => {
  const templates = listSiteTemplates((type) => type)

  it('sets the selected site', () => {
    const value = (type: DocumentType) =>
      templates.find((template) => template.id === siteTemplateId(type))?.value({ tenantId: 'tenant-one' })
    expect(value('location')).toEqual({ tenant: { _type: 'reference', _ref: 'tenant-one' } })
    expect(value('offer')).toEqual({ sites: [{ _type: 'reference', _ref: 'tenant-one', _key: 'first' }] })
  })

  it('has a template for each type that belongs to sites', () => {
    expect(templates.map((template) => template.schemaType).sort()).toEqual(
      ['banner', 'location', 'navigation', 'offer', 'page', 'promoTile', 'redirect', 'siteSettings'].sort(),
    )
  })

  it('cannot change its site once it has one', () => {
    const readOnly = tenantField().readOnly as unknown as (context: { value: unknown }) => boolean
    expect(readOnly({ value: undefined })).toBe(false)
    expect(readOnly({ value: { _ref: 'tenant-one' } })).toBe(true)
  })
})

describe('publishing is refused, in plain words,', () => {
  it.each<[string, DocumentType, object, string]>([
    [
      '-1 test drives at the same time',
      'location',
      { testDrivesAtOnce: -1 },
      'A whole number from 0 to 50, or empty for 1.',
    ],
    [
      '2.5 test drives at the same time',
      'location',
      { testDrivesAtOnce: 2.5 },
      'A whole number from 0 to 50, or empty for 1.',
    ],
    [
      '51 test drives at the same time',
      'location',
      { testDrivesAtOnce: 51 },
      'A whole number from 0 to 50, or empty for 1.',
    ],
    [
      '501 services a day',
      'location',
      { servicesADay: 501 },
      'A whole number from 0 to 500, or empty for 8.',
    ],
    [
      'a notice of three weeks',
      'location',
      { bookingNoticeHours: 504 },
      'A whole number from 0 to 336, or empty for 2.',
    ],
    ['a document without a site', 'location', { tenant: undefined }, 'Choose the site this belongs to.'],
    ['an offer without sites', 'offer', { sites: [] }, 'Choose at least one site.'],
    [
      'an end before its start',
      'promoTile',
      { start: '2025-07-02T00:00:00Z', expiry: '2025-07-01T00:00:00Z' },
      'It ends before it starts. Choose a later end, or an earlier start.',
    ],
    [
      'a tile that shows nothing',
      'promoTile',
      { headline: '', image: undefined },
      'Give the tile a headline or a picture.',
    ],
    [
      'a campaign without any part',
      'campaign',
      { tiles: [], offer: undefined },
      'Add an offer, a tile or a banner.',
    ],
    [
      'a campaign’s tile that leads nowhere',
      'campaign',
      { tiles: [{ _key: 't1', _type: 'campaignTile', headline: 'H' }] },
      'Say where the tile leads.',
    ],
    [
      'a campaign that ends before it starts',
      'campaign',
      { start: '2027-02-01T00:00' },
      'It ends before it starts. Choose a later end, or an earlier start.',
    ],
    [
      'a finance offer of a campaign without its rate',
      'campaign',
      { offer: { name: 'N', category: 'Finance offer', description: 'D' } },
      'A finance offer states its rate.',
    ],
    ['a link that is a script', 'promoTile', { link: 'javascript:alert(1)' }, LINK_RULE],
    ['a banner’s link without words', 'banner', { linkLabel: undefined }, 'Give the button its words.'],
    ['a banner’s button that leads nowhere', 'banner', { link: undefined }, 'Say where the button leads.'],
    ['a tile that leads nowhere', 'promoTile', { link: '' }, 'Say where it leads.'],
    [
      'a picture without words',
      'offer',
      { image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-one' } } },
      'Describe the picture in a few words.',
    ],
    [
      'an address with capitals',
      'page',
      { slug: { current: 'About Us' } },
      'Use small letters, digits and dashes only.',
    ],
    [
      'a weekday twice',
      'location',
      {
        openingHours: [1, 1].map((weekday, at) => ({
          _key: `${at}`,
          _type: 'openingDay',
          weekday,
          status: 'Closed',
        })),
      },
      'Monday is in the list twice.',
    ],
    [
      'a day without hours',
      'location',
      { openingHours: [{ _key: 'a', _type: 'openingDay', weekday: 1, status: 'Open', intervals: [] }] },
      'Add the hours, or set the day to closed.',
    ],
    [
      'an invalid time',
      'location',
      {
        specialHours: [
          {
            _key: 'a',
            _type: 'specialDay',
            date: '2025-12-24',
            status: 'Open',
            intervals: [{ _key: 'i', _type: 'interval', open: '8.30', close: '17:00' }],
          },
        ],
      },
      'Write each time as hours and minutes, for example 08:30.',
    ],
    [
      'colours that cannot be read',
      'tenant',
      { theme: { _type: 'theme', brand: '#777777', accent: '#ffc936' } },
      'Text on the brand colour has a contrast of 4.48:1 (#ffffff on #777777); it needs 4.5:1.',
    ],
    [
      'FIN-32: a comparison rate that is not the computed one',
      'tenant',
      {
        lenders: [
          { _key: 'l', _type: 'lender', provider: 'P', interestRate: 9, comparisonRate: 8, termMonths: 60 },
        ],
      },
      'The comparison rate of these terms is 9.00 %, not 8.00 %. Write that one, or leave this empty.',
    ],
    [
      'FIN-32: small print with a comparison rate that is not the computed one',
      'tenant',
      {
        lenders: [
          {
            _key: 'l',
            _type: 'lender',
            provider: 'P',
            interestRate: 9,
            termMonths: 60,
            establishmentFeeCents: 39_500,
            disclaimer: 'At 9% a year, comparison rate 9.9%.',
          },
        ],
      },
      'The comparison rate of these terms is 9.56 %, not 9.90 %. Correct it in this text.',
    ],
    [
      'a frame that is a script',
      'tenant',
      { serviceBooking: { way: 'frame', url: 'javascript:alert(1)' } },
      'Write the whole address of a page, beginning with https://.',
    ],
    [
      'a tab that is a script',
      'tenant',
      {
        serviceBooking: {
          way: 'tabs',
          tabs: [{ _key: 't', _type: 'serviceTab', name: 'A', url: 'javascript:alert(1)' }],
        },
      },
      'Write the whole address of a page, beginning with https://.',
    ],
    [
      'two tabs of one name',
      'tenant',
      {
        serviceBooking: {
          way: 'tabs',
          tabs: ['Online', 'online '].map((name) => ({ _key: name, _type: 'serviceTab', name })),
        },
      },
      'Two tabs have the same name.',
    ],
    [
      'a booking page elsewhere without its address',
      'tenant',
      { xtimeUrl: undefined, serviceBooking: { way: 'elsewhere' } },
      'Write the address of the provider’s page; until then people see our own form.',
    ],
    [
      'a host with a scheme',
      'tenant',
      { hosts: ['https://one.example'] },
      '“https://one.example” is not a host name: small letters, no https:// and no path.',
    ],
    [
      'a site without a dealership',
      'tenant',
      { dealerships: [] },
      'Without a dealership the site has no cars.',
    ],
    ['three buttons on a slide', 'page', { blocks: [hero(3)] }, 'A slide has two buttons at the most.'],
  ])('for %s', async (_what, type, change, message) => {
    expect(await changed(type, change)).toContain(message)
  })

  // Beyond its bounds the site drops the lender, or takes the usual value (`tenant-parts.zod.ts`).
  it.each([
    ['a deposit', 'depositPercent', 90, 91],
    ['a final payment', 'balloonPercent', 60, 61],
    ['a final payment of the example', 'exampleBalloonPercent', 60, 61],
    ['the lowest comparison rate', 'comparisonFrom', 0.1, 0],
  ])(
    'for %s of a lender beyond the bounds of the site, and not at them',
    async (_what, name, most, beyond) => {
      const { lenders } = SAMPLES.tenant as { lenders?: object[] }
      const messagesFor = (value: number) =>
        changed('tenant', { lenders: [{ ...lenders?.[0], comparisonRate: undefined, [name]: value }] })
      expect(await messagesFor(most)).toEqual([])
      expect(await messagesFor(beyond)).toHaveLength(1)
    },
  )

  it('for a highest rate below the lowest one, of the calculator and of a lender', async () => {
    const { lenders } = SAMPLES.tenant as { lenders?: object[] }
    const lender = (rates: object) =>
      changed('tenant', { lenders: [{ ...lenders?.[0], comparisonRate: undefined, ...rates }] })
    expect(await changed('tenant', { calculator: { minRate: 9, maxRate: 8 } })).toEqual([
      'Not below the lowest rate, 9 %.',
    ])
    expect(await lender({ minRate: 9, maxRate: 8 })).toEqual(['Not below the lowest rate, 9 %.'])
    expect(await lender({ minRate: 8, maxRate: 8 })).toEqual([])
    expect(await lender({ minRate: undefined, maxRate: 8 })).toEqual([])
  })

  it.each([
    ['a place of promo tiles', 'promoPositions', 1, 0],
    ['a bound of the price ranges', 'priceRangeBounds', 1, 0],
  ])('for %s that the site does not take', async (_what, name, good, wrong) => {
    const messagesFor = (value: number) => changed('tenant', { stock: { [name]: [value] } })
    expect(await messagesFor(good)).toEqual([])
    expect(await messagesFor(wrong)).toHaveLength(1)
  })

  it('for a slug that another document of the site has', async () => {
    expect(await listMessages(SAMPLES.location)).toEqual([])
    expect(await listMessages(SAMPLES.location, { slugTaken: true })).toEqual(['validation:slug.not-unique'])
  })

  it('after asking for the slug among the same site’s documents only, drafts included', async () => {
    asked.length = 0
    await listMessages({ ...SAMPLES.location, _id: 'drafts.location-one' })
    expect(asked).toContainEqual({
      type: 'location',
      slug: 'city',
      site: 'tenant-one',
      own: ['location-one', 'drafts.location-one'],
    })
  })
})

describe('a dealer of the platform', () => {
  const two = { ...SAMPLES.tenant, _id: 'drafts.tenant-two', slug: { _type: 'slug', current: 'two' } }
  const own = { hosts: ['www.two.example'], dealerships: [] }

  it('is refused the host name of another dealer, in any case', async () => {
    const messages = await listMessages({ ...two, ...own, hosts: ['www.one.example'] })
    expect(messages).toContain('“www.one.example” is a host name of One.')
  })

  it.each([
    ['id', { id: '1', slug: { _type: 'slug', current: 'mine' } }],
    ['slug', { id: '9', slug: { _type: 'slug', current: 'one-city' } }],
  ])('is refused a dealership that has the %s of another dealer’s', async (_what, dealership) => {
    const dealerships = [{ _key: 'd', _type: 'dealership', name: 'D', ...dealership }]
    const messages = await listMessages({ ...two, ...own, dealerships })
    expect(messages.some((message) => message.endsWith('is a dealership of One.'))).toBe(true)
  })

  it('is refused another slug once it is published', async () => {
    const moved = { ...two, ...own, slug: { _type: 'slug', current: 'three' } }
    expect(await listMessages(moved)).toContain('The web address of a site cannot change: it is “two”.')
    expect((await listMessages({ ...two, ...own })).filter((text) => text.includes('cannot change'))).toEqual(
      [],
    )
  })
})

describe('a link within the site', () => {
  const page = {
    _id: 'page-about',
    _type: 'page',
    title: 'About',
    blocks: [],
    tenant: { _type: 'reference', _ref: 'tenant-one' },
    slug: { _type: 'slug', current: 'about-us' },
  }
  const linked = async (link: string, others: readonly object[] = []) => {
    const messages = await listMessages({ ...SAMPLES.promoTile, link }, { others })
    return messages.filter((message) => message.startsWith('Leads nowhere'))
  }

  it('to a page that the site does not have stops a document', async () => {
    expect(await linked('/about-us')).toEqual(['Leads nowhere: we can’t find that page.'])
  })

  it('to a page that only another dealer has also stops a document', async () => {
    const foreign = { ...page, tenant: { _type: 'reference', _ref: 'tenant-two' } }
    expect(await linked('/about-us', [foreign])).toHaveLength(1)
  })

  it.each([
    '/about-us',
    '/about-us?from=tile#team',
    '/service',
    '/search/used-cars?make=MG',
    'https://a.example/x',
  ])('to %s, which is there or not ours to ask, passes', async (link) =>
    expect(await linked(link, [page])).toEqual([]),
  )

  it.each([
    ['/im5', '/no-such-model'],
    ['/models/im-5', '/models/im5'],
    ['/pages/im', '/pages/im-5'],
    ['/models/compare', '/models/other'],
  ])('to %s of a model passes, to %s it does not', async (link, nowhere) => {
    const named = {
      name: 'IM5',
      slug: { _type: 'slug', current: 'im5' },
      baseId: 'im-5',
      comparisonPage: 'im',
    }
    const model = { _id: 'model-im5', _type: 'model', ...named, manufacturer: SAMPLES.tenant.manufacturer }
    expect(await linked(link, [model])).toEqual([])
    expect(await linked(nowhere, [model])).toHaveLength(1)
  })

  it('to a model of a make that the site does not sell, stops a document', async () => {
    const make = { _type: 'reference', _ref: 'manufacturer-other' }
    const named = { name: 'IM5', slug: { _type: 'slug', current: 'im5' } }
    const model = { _id: 'model-im5', _type: 'model', ...named, manufacturer: make }
    expect(await linked('/im5', [model])).toHaveLength(1)
  })

  it('to an offer or location that is gone stops a document', async () => {
    expect(await linked('/offers/no-such-offer')).toHaveLength(1)
    expect(await linked('/locations/nowhere')).toHaveLength(1)
    expect(await linked('/locations/city')).toEqual([])
  })
})

describe('a warning, which publishing does not wait for,', () => {
  const readWarnings = (document: object, others: readonly object[] = []) =>
    listMessages(document, { others }, 'warning')
  const window = { start: '2999-06-01T00:00:00Z', expiry: '2999-06-30T13:59:00Z' }
  const tile = { ...SAMPLES.promoTile, ...window, _id: 'drafts.tile-new', name: 'New', position: 8 }
  const other = { ...tile, _id: 'tile-other', name: 'Other', expiry: '2999-06-06T13:59:00Z' }

  it('names the tile that asks for the same place, the days they share and which moves on', async () => {
    expect(await readWarnings(tile, [other])).toEqual([
      '“Other” also has place 8 on One from 1 June 2999 until 6 June 2999. Both show, “Other” a place further on.',
    ])
  })

  it('is not given for a tile of another time, of another place, or for the tile’s own published form', async () => {
    const later = { ...other, start: '2999-07-01T00:00:00Z', expiry: '2999-07-06T00:00:00Z' }
    const elsewhere = { ...other, position: 9 }
    expect(await readWarnings(tile, [later, elsewhere, { ...tile, _id: 'tile-new' }])).toEqual([])
  })

  it('says of what has ended that it shows nowhere', async () => {
    const over = { start: '2020-01-01T00:00:00Z', expiry: '2020-01-31T00:00:00Z' }
    for (const sample of [SAMPLES.offer, SAMPLES.promoTile]) {
      expect(await readWarnings({ ...sample, ...over })).toContain(
        'It has ended, so it shows on no site. Choose a later end to show it again.',
      )
    }
  })
})

function hero(buttonCount: number) {
  const buttons = Array.from({ length: buttonCount }, (_, at) => ({
    _key: `${at}`,
    _type: 'slideButton',
    title: 'B',
    link: '/service',
  }))
  return { _key: 'h', _type: 'hero', slides: [{ _key: 's', _type: 'slide', title: 'T', buttons }] }
}
