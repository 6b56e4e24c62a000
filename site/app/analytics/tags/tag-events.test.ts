import { describe, expect, it } from 'vitest'
import { measuredAddress, pageEvents, pageType, translate } from './tag-events.ts'
import { describeItem } from './vehicle-item.ts'

const own = (event_id: number, car_id = '') => ({ event: 'forecourt', event_id, label: '', car_id })
const ITEM = { item_make: 'Mazda', item_price: 39_990 }

describe('an event of the site in the standard’s words', () => {
  it('of a vehicle names the vehicle, for Meta and TikTok too', () => {
    expect(translate(own(4, 'a_1'), '/cars/x', '', ITEM)).toEqual([
      {
        asc: 'asc_item_pageview',
        meta: 'ViewContent',
        tikTok: 'ViewContent',
        parameters: { item_id: 'a_1', event_owner: 'forecourt', page_type: 'item', ...ITEM },
      },
    ])
  })

  it('that is no vehicle’s names none, whatever page it happens on', () => {
    const [event] = translate(own(22), '/cars/x', '', ITEM)
    expect(event?.parameters).toEqual({
      event_owner: 'forecourt',
      page_type: 'item',
      comm_type: 'form',
      form_name: 'enquiry',
      form_type: 'enquiry',
      department: 'sales',
    })
  })

  it('is known under the number that the platform’s settings give it', () => {
    expect(translate(own(71), '/', '61:71', {})[0]?.parameters.event_action_result).toBe('print')
    expect(translate(own(61), '/', '', {})[0]?.parameters.event_action_result).toBe('print')
  })

  it.each([own(36), own(9_999), { event: 'gtm.js' }, null, 'x', { event: 'forecourt' }])(
    'is none for %o',
    (entry) => expect(translate(entry, '/', '', {})).toEqual([]),
  )
})

it.each([
  ['/', 'home'],
  ['/cars/x', 'item'],
  ['/cars/x/checkout', 'custom'],
  ['/search/used-cars', 'itemlist'],
  ['/special-offers', 'special'],
  ['/constructor', 'custom'],
])('the page %s is a %s page', (path, type) => expect(pageType(path)).toBe(type))

it('a results page is reported as a page and as a list', () => {
  expect(pageEvents('/search/suv').map(({ asc }) => asc)).toEqual(['asc_pageview', 'asc_itemlist_pageview'])
})

describe('the vehicle of a page', () => {
  it('is read from its structured data', () => {
    const car = {
      '@type': 'Car',
      sku: 'QU1',
      brand: { name: 'Mazda' },
      model: 'CX-5',
      vehicleModelDate: '2022',
      color: 'Red',
      offers: { price: '39990', itemCondition: 'https://schema.org/UsedCondition' },
    }
    expect(describeItem([null, { '@type': 'BreadcrumbList' }, car])).toEqual({
      item_number: 'QU1',
      item_make: 'Mazda',
      item_model: 'CX-5',
      item_year: '2022',
      item_color: 'Red',
      item_condition: 'used',
      item_price: 39_990,
    })
  })

  it('is none on another page, and none of its facts is made up', () => {
    expect(describeItem([])).toEqual({})
    expect(describeItem([{ vehicleModelDate: '', offers: 'none', brand: null }])).toEqual({})
  })
})

it.each([
  ['', 'https://a.example/search'],
  ['?q=jane+citizen&utm_source=news&gclid=1', 'https://a.example/search?utm_source=news&gclid=1'],
  ['?token=secret', 'https://a.example/search'],
])('of the query %j only the marks of a campaign are reported', (search, address) =>
  expect(measuredAddress({ origin: 'https://a.example', pathname: '/search', search })).toBe(address),
)
