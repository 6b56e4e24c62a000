import { daysBefore, THIS_YEAR } from '../feed-dates.ts'
import { computeHash } from '../hash.ts'
import { buildGallery, type Gallery, NO_TURN } from '../photos.ts'
import type { Random } from '../random.ts'
import { getFace } from '../vehicle/face-of.ts'
import { listFeatures } from '../vehicle/features.ts'
import { inventInterior } from '../vehicle/interior-of.ts'
import { inventPlate, inventVin } from '../vehicle/papers.ts'
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
    subscriptionDollars: maySubscribe(dealer, draft, random) ? computeSubscription(dollars) : null,
    market:
      dealer.marketPrices && carType === 'used' && grade.itemType === 'car'
        ? inventMarket(draft, stocknum)
        : null,
    vin: inventVin(grade, year, serial, random),
    rego: isRegistered ? inventPlate(place.state, grade, random) : '',
    regoExpiry: isRegistered ? daysBefore(-random.whole(20, 360)) : '',
    dateInStock: daysBefore(daysInStock),
    soldDate: '',
    ...plates(year, daysInStock, random),
    interior: inventInterior(grade, random),
    certified: false,
    tag: '',
    comments: '',
    features: listFeatures(grade, { year, carType }, random),
    gallery: NO_PICTURES,
    historyReport: '',
  }
  const gallery = choosePictures(dealer, made, random.chance(SPIN_PERCENT / 100))
  const reported = dealer.historyReports === true && carType === 'used'
  return { ...made, gallery, ...(reported ? { historyReport: `${REPORTS}/history/${made.vin}` } : {}) }
}

const NO_PICTURES: Gallery = { images: [], video: '', ...NO_TURN }

function choosePictures(
  dealer: DemoDealer,
  { grade, paint, stocknum, interior }: StockVehicle,
  turns: boolean,
): Gallery {
  const shown = { kind: grade.photo, colour: paint.colour, face: getFace(grade), interior }
  const { images, video, ...turn } = buildGallery({ ...shown, stockNumber: stocknum })
  return {
    images: dealer.ownCameras ? retake(images, stocknum) : images,
    ...(turns ? chooseTurn(dealer, stocknum, turn) : NO_TURN),
    video: dealer.films ? video : '',
  }
}

/** One in thirty is taken upright, one in thirty has the dealer's mark, and of one in sixty there are all of these. */
function retake(images: string[], stocknum: string): string[] {
  const drawn = computeHash(`camera ${stocknum}`) % 60
  const taken = (shape: string) => images.map((address) => `${address}?shape=${shape}`)
  if (drawn === 0) return [...images, ...taken('stamped'), ...taken('phone')]
  if (drawn < 3) return taken('phone')
  return drawn < 5 ? taken('stamped') : images
}

/** A spin of its own; of some dealers one in eight is with a provider, which shows it by its code. */
function chooseTurn(
  { spinViewer = false }: DemoDealer,
  stocknum: string,
  turn: Pick<Gallery, 'spin' | 'spinCode' | 'panorama'>,
): Pick<Gallery, 'spin' | 'spinCode' | 'panorama'> {
  const isViewed = spinViewer && computeHash(`turn ${stocknum}`) % 8 === 0
  return isViewed ? { ...turn, spin: [] } : { ...turn, spinCode: '' }
}

/** Build and compliance plates: built a few months before it was complied, and neither after it came into stock. */
function plates(year: number, daysInStock: number, random: Random) {
  const latest = year === THIS_YEAR ? Math.max(1, THIS_MONTH - 1 - Math.ceil(daysInStock / 30)) : 12
  const month = random.whole(1, latest)
  const built = month - random.whole(1, 4)
  return {
    complianceMonth: parseMonth(year, month),
    buildMonth: built > 0 ? parseMonth(year, built) : parseMonth(year - 1, built + 12),
  }
}

function parseMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The country's average, and for two in three that of the state, which is a little off it. */
function inventMarket({ usualDollars }: Draft, stocknum: string): StockVehicle['market'] {
  const round = (dollars: number) => Math.round(dollars / 10) * 10
  const drawn = computeHash(`market ${stocknum}`)
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
function computeSubscription(dollars: number): number {
  return Math.round((dollars * 0.0048 + 85) / 5) * 5
}
