import { expect, test } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { getLocationsData } from './locations-data.server.ts'

const asset = { url: 'http://lake.example/images/a/b/c-1600x1200.webp' }

function buildRecord(change: object = {}, now?: string, more: object = {}) {
  const dealer = testDealer({ locations: [{ ...rawLocation, ...change }], ...more })
  const [record] = getLocationsData(now === undefined ? dealer : { ...dealer, now }).locations
  return { record, changes: dealer.changes }
}

test('a location as data has the names of DATA-09, and its picture’s absolute addresses', () => {
  const { record } = buildRecord({ image: { asset, alt: 'The yard' }, locationSubtype: ['buying'] })
  expect(record).toMatchObject({
    id: 'location-a-north',
    slug: 'north',
    name: 'North',
    location_type: 'sales',
    visible: true,
    dealership_slug: 'a-north',
    dealer_license_number: 'LIC 1',
    location_subtype: ['buying'],
    average_rating: 4.6,
    review_count: 12,
    reviews: { count: 12, average_rating: 4.6 },
    image: { image: { url: asset.url, thumb: { url: asset.url } } },
    address: { street: '1 Main Road', state: 'qld', lat: -27.5, long: 153, place_id: '' },
    distribution_locations: [],
  })
  expect(record?.address).not.toHaveProperty('map_key')
})

test('its contact details have the number, whether it is open now, the hours of today, and the week', () => {
  const { record, changes } = buildRecord()
  expect(record?.contact_detail).toMatchObject({
    phone: '07 5550 0100',
    landline_phone: '',
    status: 'Open',
    formated_hours: '9:00 am - 4:00 pm',
  })
  const monday = record?.contact_detail.opening_hours[0]
  const sunday = record?.contact_detail.opening_hours.at(-1)
  const hours = { open: '08:30', close: '17:30', formated_hours: '8:30 am - 5:30 pm' }
  expect(monday).toEqual({ weekday: 1, status: 'Open', ...hours })
  expect(sunday).toEqual({ weekday: 0, status: 'Closed', formated_hours: '', open: null, close: null })
  // It closes at four in the afternoon in Brisbane; the next day has hours of its own.
  expect(changes).toEqual(expect.arrayContaining(['2026-11-21T06:00:00.000Z', '2026-11-21T14:00:00.000Z']))
})

test.each([
  ['after its hours', {}, '2026-11-21T08:00:00.000Z', 'Closed', '9:00 am - 4:00 pm'],
  ['on a special day', {}, '2026-12-25T01:00:00.000Z', 'Closed', ''],
  ['without hours', { openingHours: [], specialHours: [] }, undefined, '', ''],
])(
  '%s a location’s status and hours are those of that instant',
  (_when, change, now, status, formated_hours) => {
    expect(buildRecord(change, now).record?.contact_detail).toMatchObject({ status, formated_hours })
  },
)

test('what the site hides is not in the data', () => {
  const hidden = { tenant: { flags: { showContactDetails: false }, reviews: { hiddenLocations: ['north'] } } }
  const { record } = buildRecord({ motorVehicleRepairer: 'MRB 1' }, undefined, hidden)
  expect(record).toMatchObject({
    dealer_license_number: '',
    motor_vehicle_repairer: '',
    average_rating: null,
    review_count: null,
    contact_detail: { phone: '', landline_phone: '', status: 'Open' },
  })
  expect(buildRecord({ visible: false }).record).toBeUndefined()
})

test('DATA-11: special days to come are named in both forms of an entry', () => {
  const open = { status: 'Open', intervals: [{ open: '10:00', close: '14:00' }] }
  const specialHours = [
    { date: '2026-12-26', name: 'Boxing Day', ...open },
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
    { date: '2026-01-01', name: 'New Year’s Day', status: 'Closed' },
  ]
  expect(buildRecord({ specialHours }).record?.special_hours).toEqual([
    {
      date: '2026-12-25',
      name: 'Christmas Day',
      status: 'Closed',
      location_id: 'location-a-north',
      start_hour: null,
      end_hour: null,
      hours: { begin: null, end: null },
    },
    {
      date: '2026-12-26',
      name: 'Boxing Day',
      status: 'Open',
      location_id: 'location-a-north',
      start_hour: '10:00',
      end_hour: '14:00',
      hours: { begin: '10:00', end: '14:00' },
    },
  ])
})
