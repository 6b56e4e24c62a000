import { daysBefore, THIS_YEAR } from '../feed-dates.ts'
import { hashOf } from '../hash.ts'
import { type Gallery, galleryOf, NO_TURN } from '../photos.ts'
import type { Random } from '../random.ts'
import { faceOf } from '../vehicle/face-of.ts'
import { featuresOf } from '../vehicle/features.ts'
import { interiorOf } from '../vehicle/interior-of.ts'
import { plateOf, vinOf } from '../vehicle/papers.ts'
import type { Draft, StockVehicle } from '../vehicle/stock-vehicle.ts'
import { withoutCharges } from '../vehicle/worth.ts'
import type { DemoDealer } from './dealer.ts'

const THIS_MONTH = 7
const REPORTS = 'https://reports.forecourt.example'
/** Of a hundred vehicles that could have a turntable's pictures. */
const SPIN_PERCENT = 22
/** How old a car may be that is had by subscription. */
const SUBSCRIBED_YEARS = 3

/** The vehicle with number, papers, dates and pictures; its comments are written when its status is known. */
export function finish(
  dealer: DemoDealer,
  draft: Draft,
  { serial, daysInStock }: { serial: number; daysInStock: number },
  random: Random,
): StockVehicle {
  const { grade, carType, year, place, paint, dollars } = draft
  const stocknum = dealer.stockNumber(draft, serial)
  const isRegistered = carType !== 'new'
  const isEgc = grade.itemType === 'truck' || (carType === 'used' && random.chance(dealer.egcPercent / 100))
  const made: StockVehicle = {
    grade,
    carType,
    year,
    place,
    paint,
    odometer: draft.odometer,
    stocknum,
    status: 'in stock',
    driveAwayDollars: isEgc ? null : dollars,
    egcDollars: isEgc ? dollars : withoutCharges(dollars),
    wasDollars: null,
    subscriptionDollars: maySubscribe(dealer, draft, random) ? subscriptionOf(dollars) : null,
    market:
      dealer.marketPrices && carType === 'used' && grade.itemType === 'car'
        ? marketOf(draft, stocknum)
        : null,
    vin: vinOf(grade, year, serial, random),
    rego: isRegistered ? plateOf(place.state, grade, random) : '',
    regoExpiry: isRegistered ? daysBefore(-random.whole(20, 360)) : '',
    dateInStock: daysBefore(daysInStock),
    soldDate: '',
    ...plates(year, daysInStock, random),
    interior: interiorOf(grade, random),
    certified: false,
    tag: '',
    comments: '',
    features: featuresOf(grade, { year, carType }, random),
    gallery: NO_PICTURES,
    historyReport: '',
  }
  const gallery = picturesOf(dealer, made, random.chance(SPIN_PERCENT / 100))
  const reported = dealer.historyReports === true && carType === 'used'
  return { ...made, gallery, ...(reported ? { historyReport: `${REPORTS}/history/${made.vin}` } : {}) }
}

const NO_PICTURES: Gallery = { images: [], video: '', ...NO_TURN }

function picturesOf(
  dealer: DemoDealer,
  { grade, paint, stocknum, interior }: StockVehicle,
  turns: boolean,
): Gallery {
  const shown = { kind: grade.photo, colour: paint.colour, face: faceOf(grade), interior }
  const { images, video, ...turn } = galleryOf({ ...shown, stockNumber: stocknum })
  return {
    images,
    ...(turns ? turnOf(dealer, stocknum, turn) : NO_TURN),
    video: dealer.films ? video : '',
  }
}

/** A spin of its own; of some dealers one in eight is with a provider, which shows it by its code. */
function turnOf(
  { spinViewer = false }: DemoDealer,
  stocknum: string,
  turn: Pick<Gallery, 'spin' | 'spinCode' | 'panorama'>,
): Pick<Gallery, 'spin' | 'spinCode' | 'panorama'> {
  const isViewed = spinViewer && hashOf(`turn ${stocknum}`) % 8 === 0
  return isViewed ? { ...turn, spin: [] } : { ...turn, spinCode: '' }
}

/** Build and compliance plates: built a few months before it was complied, and neither after it came into stock. */
function plates(year: number, daysInStock: number, random: Random) {
  const latest = year === THIS_YEAR ? Math.max(1, THIS_MONTH - 1 - Math.ceil(daysInStock / 30)) : 12
  const month = random.whole(1, latest)
  const built = month - random.whole(1, 4)
  return {
    complianceMonth: monthOf(year, month),
    buildMonth: built > 0 ? monthOf(year, built) : monthOf(year - 1, built + 12),
  }
}

function monthOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The country's average, and for two in three that of the state, which is a little off it. */
function marketOf({ usualDollars }: Draft, stocknum: string): StockVehicle['market'] {
  const round = (dollars: number) => Math.round(dollars / 10) * 10
  const drawn = hashOf(`market ${stocknum}`)
  const state = usualDollars * (0.992 + ((drawn >>> 8) % 17) / 1_000)
  return { country: round(usualDollars), state: drawn % 3 === 0 ? null : round(state) }
}

function maySubscribe(
  { subscriptionPercent = 0 }: DemoDealer,
  { grade, carType, year }: Draft,
  random: Random,
): boolean {
  const fits = grade.itemType === 'car' && carType !== 'new' && year >= THIS_YEAR - SUBSCRIBED_YEARS
  return fits && random.chance(subscriptionPercent / 100)
}

/** A week of a car: what it loses, its insurance and its services, in whole fives. */
function subscriptionOf(dollars: number): number {
  return Math.round((dollars * 0.0048 + 85) / 5) * 5
}
