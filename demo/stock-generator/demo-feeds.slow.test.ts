import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modelKey } from './catalog/grade.ts'
import { DEMO_DEALERS } from './dealers/all-dealers.ts'
import { inventStock } from './dealers/stock-of.ts'
import { demoFeeds, stockAfter } from './demo-feeds.ts'
import { DATES_AS_OF } from './feed-dates.ts'
import { FILMED } from './photo-kinds.ts'
import { listPhotoAddresses } from './testing/photo-addresses.ts'
import type { StockVehicle } from './vehicle/stock-vehicle.ts'

const tenants = join(import.meta.dirname, '../../tenants')
const feeds = demoFeeds()
/** Vehicles a dealer has, by its size. */
const COUNTS: Readonly<Record<string, number>> = {
  quayside: 418,
  'brisbane-mg': 160,
  wattlebrook: 1_500,
  redgum: 222,
  'throttle-lane': 180,
  kerbside: 260,
}
const dealers = DEMO_DEALERS.map((dealer) => [dealer.slug, dealer, inventStock(dealer)] as const)

it.each(feeds.map(({ path, bytes }) => [path, bytes] as const))(
  '%s is committed as it is made',
  (path, bytes) => {
    expect(Buffer.compare(readFileSync(join(tenants, path)), bytes)).toBe(0)
  },
)

it('pictures have the seats and axles of the facts: no dual cab for two, three axles for a 6x4 tipper', () => {
  const vehicles = dealers.flatMap(([, , each]) => each)
  const small = vehicles.filter(
    ({ grade }) => grade.photo === 'ute' && grade.seats !== null && grade.seats < 4,
  )
  expect(small).toEqual([])
  const tippers = vehicles.filter(({ grade }) => /Tipper/.test(grade.body) && grade.drive === '6x4')
  expect(tippers.length).toBeGreaterThan(0)
  const drawn = tippers.flatMap(({ gallery }) => gallery.images.slice(0, 1))
  expect(drawn.filter((address) => !/\/truck-(tipper|dumper)\//.test(address))).toEqual([])
})

it('only motorcycles with a large engine are shown with cases, those for the trail never', () => {
  const bikes = dealers.flatMap(([, , each]) => each).filter(({ grade }) => grade.itemType === 'motorcycle')
  const led = (word: string) => bikes.filter(({ gallery }) => gallery.images[0]?.includes(word))
  expect(led('tourer-adventure').filter(({ grade }) => (grade.engine?.cc ?? 0) < 700)).toEqual([])
  expect(led('tourer-trail').length).toBeGreaterThan(0)
  expect(bikes.filter(({ grade }) => grade.body === 'Trail').length).toBeGreaterThan(0)
  expect(led('tourer-adventure').filter(({ grade }) => grade.body === 'Trail')).toEqual([])
})

it('all feeds together stay under nine megabytes', () => {
  expect(feeds.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(9_000_000)
})

it('some new vehicles can be ordered before they have a price, wherever new ones are sold', () => {
  for (const [slug, , vehicles] of dealers.filter(([, dealer]) =>
    dealer.draws.some(({ carType }) => carType === 'new'),
  )) {
    const ordered = vehicles.filter(({ status }) => status === 'preorder')
    expect(ordered.length, slug).toBeGreaterThan(0)
    expect(ordered.every((each) => each.driveAwayDollars === null && each.egcDollars === null)).toBe(true)
  }
})

it('the group lets some of its younger cars by the week', () => {
  const by = new Map(
    dealers.map(([slug, , vehicles]) => [slug, vehicles.filter((each) => each.subscriptionDollars)]),
  )
  expect(by.get('wattlebrook')?.length).toBeGreaterThan(10)
  expect(by.get('quayside')).toEqual([])
})

it('the group has market averages of its used cars, some without that of their state', () => {
  const by = new Map(
    dealers.map(([slug, , vehicles]) => [slug, vehicles.flatMap(({ market }) => market ?? [])]),
  )
  const known = by.get('wattlebrook') ?? []
  expect(known.length).toBeGreaterThan(500)
  expect(known.filter(({ state }) => state === null).length).toBeGreaterThan(100)
  expect(by.get('kerbside')).toEqual([])
})

it('some prices are reduced for a sale, and vehicles were looked at elsewhere', () => {
  const [feed] = feeds.filter(({ slug }) => slug === 'quayside')
  const rows = JSON.parse(new TextDecoder().decode(feed?.bytes)).vehicles as Record<string, string>[]
  const reduced = rows.filter(({ reduced_price }) => reduced_price)
  expect(reduced.length).toBeGreaterThan(5)
  expect(reduced.every(({ reduced_price, dapprice }) => Number(reduced_price) < Number(dapprice))).toBe(true)
  expect(rows.filter(({ views }) => Number(views) > 0).length).toBeGreaterThan(200)
})

it.each(DEMO_DEALERS.filter(({ staples }) => staples).map((dealer) => [dealer.slug, dealer] as const))(
  '%s always has several used vehicles alike, some of them on its first pages',
  (_slug, dealer) => {
    const vehicles = inventStock(dealer)
    for (const { make, model, badge } of dealer.staples ?? []) {
      const places = vehicles.flatMap(({ grade, carType }, index) =>
        carType === 'used' && grade.make === make && grade.model === model && grade.badge === badge
          ? [index]
          : [],
      )
      expect(places.length).toBeGreaterThanOrEqual(5)
      expect(places[0]).toBeLessThan(80)
    }
  },
)

it('some vehicles of a dealer have the pictures that its staff take, one of them forty', () => {
  const galleries = dealers.flatMap(([, , vehicles]) => vehicles.map(({ gallery }) => gallery.images))
  const led = (shape: string) => galleries.filter(([lead]) => lead?.endsWith(`?shape=${shape}`)).length
  expect(led('phone')).toBeGreaterThan(3)
  expect(led('stamped')).toBeGreaterThan(3)
  expect(galleries.some((images) => images.length > 30)).toBe(true)
})

it('some demonstrators are only lent for test drives', () => {
  const lending = dealers.filter(([, , vehicles]) => vehicles.some(({ tag }) => tag === 'Test Drive Only'))
  expect(lending.length).toBeGreaterThanOrEqual(2)
})

it.each(['quayside', 'wattlebrook', 'redgum', 'kerbside', 'brisbane-mg'])(
  '%s has a turntable view of some of its cars',
  (slug) => {
    const vehicles = dealers.find(([each]) => each === slug)?.[2] ?? []
    expect(vehicles.some(({ gallery }) => gallery.spin.length > 0)).toBe(true)
  },
)

it('a few vehicles of three dealers have a film, and used ones of two a provider’s history', () => {
  const by = (test: (vehicle: StockVehicle) => boolean) =>
    dealers.flatMap(([slug, , vehicles]) => (vehicles.some(test) ? [slug] : []))
  expect(by(({ gallery }) => gallery.video !== '')).toEqual(['quayside', 'brisbane-mg', 'redgum'])
  const films = join(tenants, '../local/photos/films')
  expect([...FILMED].filter((name) => !existsSync(join(films, `${name}.webm`)))).toEqual([])
  expect(by(({ historyReport }) => historyReport !== '')).toEqual(['quayside', 'kerbside'])
  const reported = dealers
    .flatMap(([, , vehicles]) => vehicles)
    .filter(({ historyReport }) => historyReport !== '')
  expect(reported.every(({ carType }) => carType === 'used')).toBe(true)
})

it('some prices stand without government charges', () => {
  const all = dealers.flatMap(([, , vehicles]) => vehicles)
  expect(all.some((each) => each.driveAwayDollars === null && each.egcDollars !== null)).toBe(true)
})

describe.each(dealers)('the feed of %s', (slug, dealer, vehicles) => {
  const manifest = JSON.parse(readFileSync(join(tenants, slug, 'stock/manifest.json'), 'utf8')).feeds[0]
  const some = (test: (vehicle: StockVehicle) => boolean) => vehicles.filter(test).length

  it('is imported by a manifest that names its file, its places and the day of its dates', () => {
    expect(manifest).toMatchObject({ file: dealer.file, datesAsOf: DATES_AS_OF })
    expect(Object.keys(manifest.locationCodes).sort()).toEqual(dealer.places.map(({ code }) => code).sort())
  })

  it('has as many vehicles as its dealer’s size, each with its own number and VIN, some at every place', () => {
    expect(vehicles.length).toBe(COUNTS[slug])
    for (const key of ['stocknum', 'vin'] as const)
      expect(new Set(vehicles.map((vehicle) => vehicle[key])).size).toBe(vehicles.length)
    for (const { code } of dealer.places)
      expect(
        some(({ place }) => place.code === code),
        code,
      ).toBeGreaterThan(0)
  })

  it.each<[string, (vehicle: StockVehicle) => boolean]>([
    ['sold', ({ status }) => status === 'sold'],
    ['reserved', ({ status }) => status === 'reserved'],
    ['certified', ({ certified }) => certified],
    ['reduced', ({ wasDollars }) => wasDollars !== null],
    [
      'without a price',
      ({ driveAwayDollars, egcDollars }) => driveAwayDollars === null && egcDollars === null,
    ],
    ['without a picture', ({ gallery }) => gallery.images.length === 0],
    [
      'without a reading of its odometer',
      ({ grade, odometer }) => grade.itemType !== 'caravan' && odometer === null,
    ],
    ['not here yet', ({ status }) => status === 'coming soon'],
    ['without a word', ({ comments }) => comments === ''],
  ])('shows one that is %s', (_what, test) => {
    expect(some(test)).toBeGreaterThan(0)
  })

  it('shows all of one grade with the same front, and nothing with pictures that do not exist', () => {
    const faces = new Map<string, string>()
    for (const { grade, paint, gallery } of vehicles) {
      const [lead] = gallery.images
      if (lead === undefined) continue
      const known = listPhotoAddresses(grade.photo, paint.colour)
      const drawn = gallery.images.map((address) => address.replace(/\?shape=.*/, ''))
      expect(drawn.filter((address) => !known.includes(address))).toEqual([])
      const face = lead.split('/')[3] ?? ''
      const key = `${modelKey(grade)}|${grade.badge}`
      expect(faces.get(key) ?? face).toBe(face)
      faces.set(key, face)
    }
  })

  it('gives every vehicle seven pictures or more, but for the few that have none or one yet', () => {
    const few = vehicles.filter(({ gallery }) => gallery.images.length < 7)
    expect(few.every(({ gallery }) => gallery.images.length < 2)).toBe(true)
    expect(few.length / vehicles.length).toBeLessThan(0.04)
  })

  it('names telephone numbers from the ranges reserved for fiction alone', () => {
    const text = new TextDecoder('windows-1252').decode(dealer.write(vehicles))
    const written = /(?<![\w.-])(?:0[2-478][ -]?\d{4}[ -]?\d{4}|04\d\d ?\d{3} ?\d{3})(?![\w-])/g
    const numbers = text.match(written) ?? []
    const reserved = /^(0[2378](5550|7010)\d{4}|0491570\d{3})$/
    expect(numbers.filter((number) => !reserved.test(number.replace(/\D/g, '')))).toEqual([])
  })

  it('gives nothing to a vehicle that it cannot have', () => {
    const wrong = vehicles.filter(
      ({ grade, features, carType, odometer }) =>
        (grade.photo === 'convertible' && features.includes('Panoramic Sunroof')) ||
        (grade.itemType === 'car' && features.includes('Tow Bar') && (grade.towingKg ?? 0) < 1_000) ||
        (carType === 'new' && (odometer ?? 0) > 100) ||
        new Set(features.map((each) => each.toLowerCase())).size < features.length,
    )
    expect(wrong).toEqual([])
  })

  it('builds a vehicle before it complies and complies it before it is in stock', () => {
    for (const { buildMonth, complianceMonth, dateInStock } of vehicles) {
      expect(buildMonth < complianceMonth).toBe(true)
      expect(complianceMonth <= dateInStock.slice(0, 7)).toBe(true)
    }
  })

  it('asks less for more years', () => {
    const used = vehicles
      .filter(({ carType, driveAwayDollars }) => carType === 'used' && driveAwayDollars !== null)
      .sort((one, other) => one.year - other.year)
    const third = Math.floor(used.length / 3)
    const sum = (some: StockVehicle[]) =>
      some.reduce((total, { driveAwayDollars }) => total + (driveAwayDollars ?? 0), 0)
    expect(third).toBeGreaterThan(5)
    expect(sum(used.slice(-third))).toBeGreaterThan(sum(used.slice(0, third)))
  })

  it('seldom says the same twice, and never leaves a gap to be filled', () => {
    const comments = vehicles.map((vehicle) => vehicle.comments).filter(Boolean)
    expect(new Set(comments).size / comments.length).toBeGreaterThan(0.9)
    expect(comments.filter((words) => /[{}]|undefined|null|NaN/.test(words))).toEqual([])
  })

  it('a day later has arrivals, lower prices and sales, and most of it is unchanged', () => {
    const before = new Map(vehicles.map((vehicle) => [vehicle.stocknum, vehicle]))
    const after = stockAfter(dealer, 1)
    const findPrice = (vehicle: StockVehicle | undefined) =>
      vehicle?.driveAwayDollars ?? vehicle?.egcDollars ?? 0
    const cheaper = after.filter((each) => findPrice(each) < findPrice(before.get(each.stocknum)))
    expect(after.filter(({ stocknum }) => !before.has(stocknum)).length).toBeGreaterThan(0)
    expect(cheaper.length).toBeGreaterThan(0)
    expect(cheaper.every(({ wasDollars }) => wasDollars !== null)).toBe(true)
    const wasThere = (status: string) =>
      after.filter((each) => each.status === status && before.get(each.stocknum)?.status === 'in stock')
    expect(wasThere('sold').length).toBeGreaterThan(0)
    expect(wasThere('reserved').length).toBeGreaterThan(0)
    const there = new Set(after.map(({ stocknum }) => stocknum))
    const gone = vehicles.filter(({ stocknum }) => !there.has(stocknum))
    expect(gone.some(({ status }) => status === 'in stock')).toBe(true)
    expect(gone.length).toBeLessThan(vehicles.length * 0.2)
    expect(after.filter(({ stocknum }) => before.has(stocknum)).length).toBeGreaterThan(vehicles.length * 0.9)
    expect(stockAfter(dealer, 1)).toEqual(after)
  })
})
