import { describe, expect, it } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { answerLead } from '#app/parts/lead/submit/answer-lead.server.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { ServicePage } from './components/service-page.tsx'
import { getServicePage } from './queries.server.ts'

type Raw = Record<string, unknown>

const ADDRESS = { street: '1 Road', state: '', placeUrl: '', placeId: '', mapKey: '', lat: null, long: null }

async function createContext(serviceBooking: Raw = {}, raw: Raw = {}, path = '/service') {
  const { tenant = {}, ...rest } = raw as { tenant?: Raw }
  const dealer = testDealer({ ...rest, tenant: { serviceBooking, ...tenant } })
  const framed: string[] = []
  const context = {
    ...(await testContext(dealer)),
    url: new URL(path, 'http://a.example'),
    pageAddress: (address: string) => address,
    allowOrigin: (_what: string, address: string) => void framed.push(address),
  } as RequestContext
  return { context, framed }
}

const buildPage = async (serviceBooking: Raw = {}, raw: Raw = {}, path?: string) =>
  getServicePage((await createContext(serviceBooking, raw, path)).context)
const renderHtml = async (...asked: Parameters<typeof buildPage>) =>
  pageHtml(<ServicePage {...(await buildPage(...asked))} />)

const URL_ = 'https://bookings.example/a'
const TABS = { way: 'tabs', tabs: [{ name: 'Book Online', url: URL_ }, { name: 'Request Service' }] }

describe('the page where a service is booked', () => {
  it('SVC-01, SVC-03: has a form of three steps under the dealer’s name', async () => {
    const { booking, title } = await buildPage()
    expect(title).toBe('Book Your Service at Dealer A')
    expect(booking.kind === 'form' && booking.form.steps.map((step) => step.title)).toEqual([
      'Contact Details',
      'Vehicle Details',
      'Order Details',
    ])
  })

  it('SVC-02: a rego-first booking begins with the registration only', async () => {
    const { booking } = await buildPage({ order: 'rego-first' })
    if (booking.kind !== 'form') throw new Error('no form')
    expect(booking.form.steps.map((step) => step.title)).toEqual([
      'Vehicle Details',
      'Contact Details',
      'Order Details',
    ])
    expect(booking.form.steps[0]?.fields.map(({ name }) => name)).toEqual(['Vehicle Rego'])
  })

  it('SVC-04, SVC-10: a provider’s page is framed, and the policy allows no other', async () => {
    for (const settings of [
      { serviceBooking: { way: 'frame', url: URL_ } },
      { serviceBooking: { way: 'frame' }, xtimeUrl: URL_ },
    ]) {
      const { context, framed } = await createContext({}, { tenant: settings })
      const html = pageHtml(<ServicePage {...(await getServicePage(context))} />)
      expect(html).toMatch(
        /<iframe[^>]*src="https:\/\/bookings\.example\/a"[^>]*width="1000"[^>]*height="750"/,
      )
      expect(html).toMatch(/<iframe[^>]*title="Book Your Service at Dealer A"/)
      expect(framed).toEqual([URL_])
    }
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://bookings.example/', '//evil.example'])(
    'frames nothing at %s: the form is shown',
    async (url) => {
      for (const way of ['frame', 'tabs', 'elsewhere']) {
        const html = await renderHtml({ way, url, tabs: [{ name: 'Online', url }] })
        expect(html).toContain('First Name')
        expect(html).not.toMatch(/<iframe|javascript:|evil\.example/)
      }
    },
  )

  it.each([
    ['', 'https://bookings.example/a', 0],
    ['?tab=request%20service', null, 1],
    ['?tab=REQUEST+SERVICE', null, 1],
    ['?tab=other', 'https://bookings.example/a', 0],
  ])('SVC-05: opens the tab that /service%s names', async (query, src, open) => {
    const { tabs, booking } = await buildPage(TABS, {}, `/service${query}`)
    expect(tabs.map(({ current }) => current)).toEqual([0, 1].map((at) => at === open))
    expect(booking.kind === 'frame' ? booking.src : null).toBe(src)
    if (booking.kind === 'frame') expect(booking.size).toEqual({ width: 1000, height: 1100 })
  })

  it('ROUTE-18, VAR-17: redirects to the provider’s site where bookings are made there', async () => {
    const left = await buildPage({ way: 'elsewhere', url: URL_ }).catch((thrown: Response) => thrown)
    expect((left as Response).headers.get('location')).toBe(URL_)
  })

  it('SVC-11: promises precise price servicing and genuine parts', async () => {
    const html = await renderHtml()
    for (const words of ['Precise price servicing', 'fixed for 12 months', 'Genuine parts'])
      expect(html).toContain(words)
  })

  it('is below the services with prices, whose links choose their type where the form offers it', async () => {
    const services = ['Minor service', 'Polish'].map((name) => ({ key: name, name, price: '$289' }))
    const blocks = [{ type: 'servicePrices', key: 'a', title: 'What it costs', services }]
    const raw = { pages: [{ id: 'p', slug: 'service', title: 'Service', blocks }] }
    const html = await renderHtml({ types: ['Minor service'] }, raw)
    expect(html.indexOf('What it costs')).toBeLessThan(html.indexOf('First Name'))
    expect(html).toMatch(/href="\/service\?type=Minor%20service#booking"/)
    expect(html).toMatch(/href="\/service#booking"/)
  })

  it.each([
    ['Minor service', 'Minor service'],
    ['Polish', ''],
  ])('of the type %s has %o chosen', async (asked, chosen) => {
    const path = `/service?type=${encodeURIComponent(asked)}`
    const { booking } = await buildPage({ types: ['Minor service'] }, {}, path)
    const fields = booking.kind === 'form' ? booking.form.steps.flatMap((step) => step.fields) : []
    expect(fields.find(({ name }) => name === 'Service Type')?.value).toBe(chosen)
  })

  it('names the service departments and their numbers where no place is for service alone', async () => {
    const departments = [{ department: 'service', phone: '07 5550 0144', openingHours: [] }]
    const { workshops } = await buildPage({}, { locations: [{ ...rawLocation, departments }] })
    expect(workshops).toMatchObject([{ name: 'North', phone: { text: '07 5550 0144' } }])
    const hidden = { tenant: { flags: { showContactDetails: false } } }
    const [quiet] = (await buildPage({}, { ...hidden, locations: [{ ...rawLocation, departments }] }))
      .workshops
    expect(quiet, 'TEN-19').toMatchObject({ name: 'North', phone: null })
    expect((await buildPage()).workshops).toEqual([])
  })

  it('is rendered above staff’s content about service', async () => {
    const blocks = [{ type: 'richText', key: 'a', title: 'Our workshop', body: [] }]
    const html = await renderHtml({}, { pages: [{ id: 'p', slug: 'service', title: 'Service', blocks }] })
    expect(html.indexOf('Our workshop')).toBeGreaterThan(html.indexOf('First Name'))
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})

describe('a booking', () => {
  const service = {
    ...rawLocation,
    id: 'location-a-workshop',
    slug: 'workshop',
    name: 'Workshop',
    locationType: 'service',
  }
  const settings = { types: ['Logbook'], intervals: ['10,000 km'], intervalRequired: true }
  const BOOKING = {
    name: 'Ada',
    phone: '0491 570 006',
    email: 'ada@example.com',
    'Vehicle Rego': 'ABC123',
    'Vehicle State': 'QLD',
    'Vehicle Make': 'Volta',
    'Vehicle Model': 'Ampere',
    'Vehicle Year': '2022',
    location_id: 'location-a-workshop',
    'Service Type': 'Logbook',
    'Service Interval': '10,000 km',
    'Preferred Service Date': '2026-11-23',
    Comments: 'It squeaks.',
  }
  const book = async (fields: Record<string, string>, serviceBooking: Raw = settings) => {
    const { context } = await createContext(serviceBooking, { locations: [rawLocation, service] })
    const lead = await submitLead(context, { kind: 'service', fields, idempotencyKey: 'k' })
    const rows = await context.db.selectFrom('leads').selectAll().execute()
    return { lead, payloads: rows.map(({ payload }) => JSON.parse(payload)) }
  }

  it('keeps the price that the dealer’s page names for the chosen service, and shows it with the choice', async () => {
    const services = [
      { key: 'a', name: 'Logbook', text: 'Oil and filter', price: '$289', priceNote: 'incl. GST' },
    ]
    const blocks = [{ type: 'servicePrices', key: 'a', title: 'What it costs', services }]
    const pages = [{ id: 'p', slug: 'service', title: 'Service', blocks }]
    const { context } = await createContext(
      { ...settings, types: ['Logbook', 'Polish'] },
      { locations: [rawLocation, service], pages },
    )
    const { booking } = await getServicePage(context)
    const fields = booking.kind === 'form' ? booking.form.steps.flatMap((step) => step.fields) : []
    expect(fields.find(({ name }) => name === 'Service Type')?.options).toEqual([
      { value: 'Logbook', label: 'Logbook', note: 'Oil and filter', figure: '$289 incl. GST' },
      { value: 'Polish', label: 'Polish' },
    ])
    for (const [type, price] of [
      ['Logbook', '$289 incl. GST'],
      ['Polish', ''],
    ])
      await submitLead(context, {
        kind: 'service',
        fields: {
          ...BOOKING,
          'Service Type': String(type),
          'Service Price': '$1',
          'Preferred Service Date': '',
        },
        idempotencyKey: `k ${price}`,
      })
    const rows = await context.db.selectFrom('leads').selectAll().execute()
    const payloads = rows.map(({ payload }) => JSON.parse(payload) as Raw)
    expect(payloads.map((payload) => [payload['Service Type'], payload['Service Price']])).toEqual(
      expect.arrayContaining([
        ['Logbook', '$289 incl. GST'],
        ['Polish', ''],
      ]),
    )
  })

  it('SVC-12, DATA-41: is stored by API names, with its location', async () => {
    const { payloads } = await book(BOOKING)
    expect(payloads).toEqual([
      expect.objectContaining({
        ...BOOKING,
        phone: '0491570006',
        category: 'Service',
        lead_status: 'Complete',
      }),
    ])
  })

  it.each(['Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'Service Type', 'Service Interval'])(
    'SVC-06 to SVC-08: is not taken without its %s',
    async (name) => {
      const { lead, payloads } = await book({ ...BOOKING, [name]: '' })
      expect(lead).toMatchObject({ fieldErrors: { [name]: 'This is a required field.' } })
      expect(payloads).toEqual([])
    },
  )

  it('SVC-07 to SVC-09: interval, type, comments, repairs and day are optional by default', async () => {
    const { 'Service Type': _type, 'Service Interval': _interval, Comments: _comments, ...rest } = BOOKING
    const { payloads } = await book({ ...rest, 'Preferred Service Date': '' }, {})
    expect(payloads).toHaveLength(1)
  })

  it.each([
    ['location_id', 'location-of-another-dealer'],
    ['location_id', 'location-a-north'],
    ['Service Type', 'Free service'],
    ['Service Interval', '<b>'],
    ['Preferred Service Date', '2026-11-22'],
    ['Preferred Service Date', '2020-01-01'],
    ['Vehicle Year', '1066'],
    ['Vehicle State', 'ZZ'],
  ])('takes no %s of “%s”', async (name, value) => {
    const { lead, payloads } = await book({ ...BOOKING, [name]: value })
    expect(lead).toMatchObject({ fieldErrors: { [name]: expect.any(String) } })
    expect(payloads).toEqual([])
  })

  const offering = {
    ...service,
    openingHours: [
      { weekday: 1, status: 'Open', intervals: [{ open: '07:30', close: '17:00' }] },
      { weekday: 6, status: 'Open', intervals: [{ open: '08:00', close: '12:00' }] },
    ],
    dropOffTimes: ['16:00', '07:30', '08:00', '22:00'],
    courtesies: [{ title: 'Loan car', text: '$25 a day' }],
  }
  const findOptions = async (locations: Raw[], name: string, fields: Record<string, string> = {}) => {
    const { context } = await createContext(settings, { locations })
    const body = new URLSearchParams({
      kind: 'service',
      step: '1',
      idempotency_key: 'k',
      ...BOOKING,
      ...fields,
    })
    const request = new Request('http://a.example/api/leads', { method: 'POST', body })
    const answer = await answerLead(context, request)
    const steps = answer.kind === 'form' ? answer.form?.steps : undefined
    return steps?.[2]?.fields.find((field) => field.name === name)?.options
  }

  it('offers the drop-off times at which its workshop is open, and what it does meanwhile', async () => {
    expect(await findOptions([rawLocation, offering], 'Drop-off Time')).toEqual([
      { value: '7:30 am', label: '7:30 am', note: 'Monday' },
      { value: '8:00 am', label: '8:00 am' },
      { value: '4:00 pm', label: '4:00 pm', note: 'Monday' },
    ])
    expect(await findOptions([rawLocation, offering], 'While We Have It')).toEqual([
      { value: 'Loan car', label: 'Loan car', note: '$25 a day' },
    ])
  })

  it('asks for neither where no workshop offers any', async () => {
    expect(await findOptions([rawLocation, service], 'Drop-off Time')).toBeUndefined()
    expect(await findOptions([rawLocation, service], 'While We Have It')).toBeUndefined()
  })

  it('lists the workshops nearest first once the postcode is known', async () => {
    const far = {
      ...service,
      id: 'far',
      name: 'Far',
      address: { ...ADDRESS, city: 'Perth', postcode: '6000' },
    }
    const near = {
      ...service,
      id: 'near',
      name: 'Near',
      address: { ...ADDRESS, city: 'Fortitude Valley', postcode: '4006' },
    }
    const list = (postcode: string) =>
      findOptions([rawLocation, far, near], 'location_id', { location_id: '', postcode })
    expect((await list(''))?.map(({ label }) => label)).toEqual(['Far', 'Near'])
    expect(await list('4000')).toEqual([
      { value: 'near', label: 'Near', note: expect.stringMatching(/^1 Road, Fortitude Valley · .*km away$/) },
      { value: 'far', label: 'Far', note: expect.stringMatching(/^1 Road, Perth · 3,\d+ km away$/) },
    ])
  })
})
