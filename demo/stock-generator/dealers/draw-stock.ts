import { CATALOG } from '../catalog/catalog.ts'
import { type Grade, modelKey } from '../catalog/grade.ts'
import { THIS_YEAR } from '../feed-dates.ts'
import type { Random } from '../random.ts'
import { choosePaint } from '../vehicle/paint-of.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { Draft } from '../vehicle/stock-vehicle.ts'
import { inventKilometres, pricedAt, usedDollars, usualDollars } from '../vehicle/worth.ts'
import type { DemoDealer, Draw } from './dealer.ts'

const AGES = [1, 11] as const
/** Used stock is younger than the fleet: the exponent leans the draw that way. */
const LEAN = 1.5
/** How often a maker's last year still stands in the showroom. */
const RUN_OUT = 0.14
const TRIES = 12

/** All of a dealer's draws. */
export function drawStock(dealer: DemoDealer, random: Random): Draft[] {
  return dealer.draws.flatMap((draw) => drawSome(dealer, draw, random))
}

/** As many as the draw says; a draft that the dealer would not buy is drawn again. */
export function drawSome(dealer: DemoDealer, draw: Draw, random: Random): Draft[] {
  const models = modelsByWeight(draw, random)
  return Array.from({ length: draw.count }, (_none, index) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const grades = models[(index + attempt * draw.count) % models.length]
      if (grades === undefined) throw new Error(`${dealer.slug} has nothing to draw ${draw.carType} from.`)
      const draft = inventDraft(dealer, draw, random.pick(grades), random)
      if (draft.dollars <= (dealer.maxUsedDollars ?? Number.POSITIVE_INFINITY)) return draft
    }
    throw new Error(`${dealer.slug} finds nothing under its price limit.`)
  })
}

/** The grades of each model, repeated by the weight of the model and shuffled. */
function modelsByWeight({ from, weight, ages = AGES, carType }: Draw, random: Random): Grade[][] {
  const models = new Map<string, Grade[]>()
  const isSold = ({ from: first, to }: Grade) =>
    carType === 'used' ? to >= THIS_YEAR - ages[1] && first <= THIS_YEAR - ages[0] : to === THIS_YEAR
  for (const grade of CATALOG.filter((each) => from(each) && isSold(each))) {
    const key = modelKey(grade)
    models.set(key, [...(models.get(key) ?? []), grade])
  }
  return [...models.values()]
    .flatMap((grades) => Array.from({ length: weight && grades[0] ? weight(grades[0]) : 1 }, () => grades))
    .map((grades) => ({ grades, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ grades }) => grades)
}

function inventDraft(
  dealer: DemoDealer,
  { carType, ages = AGES }: Draw,
  grade: Grade,
  random: Random,
): Draft {
  const year = findYear(grade, carType, ages, random)
  const ageYears = Math.max(0.6, THIS_YEAR + 0.5 - year)
  const odometer = inventOdometer(grade, carType, ageYears, random)
  const usual = usualDollars(grade, { ageYears, km: odometer })
  const asked = {
    new: () => grade.dollars - (year < THIS_YEAR ? Math.round(grade.dollars / 40_000) * 1_000 + 500 : 0),
    demo: () => pricedAt(grade.dollars * (0.89 + random.next() * 0.05), dealer.priceEndings, random),
    used: () => pricedAt(usedDollars(usual, random), dealer.priceEndings, random),
  }
  const place = placeFor(dealer.places, grade, carType, random)
  const priced = { paint: choosePaint(grade, random), dollars: asked[carType](), usualDollars: usual }
  return { grade, carType, place, year, odometer, ...priced }
}

function findYear(
  { from, to }: Grade,
  carType: Draft['carType'],
  [youngest, oldest]: readonly [number, number],
  random: Random,
): number {
  if (carType !== 'used') return from < THIS_YEAR && random.chance(RUN_OUT) ? THIS_YEAR - 1 : THIS_YEAR
  const [first, last] = [Math.max(from, THIS_YEAR - oldest), Math.min(to, THIS_YEAR - youngest)]
  return last - Math.floor(random.next() ** LEAN * (last - first + 1))
}

function inventOdometer(
  grade: Grade,
  carType: Draft['carType'],
  ageYears: number,
  random: Random,
): number | null {
  if (grade.itemType === 'caravan') return null
  if (carType === 'used') return inventKilometres(grade, ageYears, random)
  const motorcycle = grade.itemType === 'motorcycle'
  if (carType === 'new') return motorcycle ? random.whole(1, 6) : random.whole(5, 48)
  return motorcycle ? random.whole(180, 2_400) : random.whole(900, 7_800)
}

/** A place that sells this, in proportion to its share. */
function placeFor(
  places: readonly StockPlace[],
  { itemType, make }: Grade,
  carType: Draft['carType'],
  random: Random,
): StockPlace {
  const takes = places.filter((place) => place.takes?.includes(itemType) ?? true)
  const sells = takes.filter((place) => carType === 'used' || (place.newMakes?.includes(make) ?? true))
  const fitting = sells.length > 0 ? sells : takes
  let left = random.next() * fitting.reduce((sum, { share }) => sum + share, 0)
  const found = fitting.find(({ share }) => {
    left -= share
    return left <= 0
  })
  if (found === undefined) throw new Error(`Nobody sells a ${make} ${itemType}.`)
  return found
}
