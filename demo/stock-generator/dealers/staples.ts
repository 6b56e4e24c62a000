import { daysBetween } from '@forecourt/schemas/contract/pure'
import { CATALOG } from '../catalog/catalog.ts'
import type { Grade } from '../catalog/grade.ts'
import { DATES_AS_OF, THIS_YEAR } from '../feed-dates.ts'
import { computeHash } from '../hash.ts'
import { type Random, seededRandom } from '../random.ts'
import { choosePaint } from '../vehicle/paint-of.ts'
import type { StockVehicle } from '../vehicle/stock-vehicle.ts'
import { inventKilometres, pricedAt, usualDollars } from '../vehicle/worth.ts'
import type { DemoDealer, Staple } from './dealer.ts'
import { finish } from './finish.ts'

/** Of each staple, what it asks beside the usual price: one is a bargain, one is dear. */
const ASKED = [0.955, 1.03, 0.985, 1.015, 1, 0.97] as const
const AGES = [2, 5] as const
/** Staples are looked for from here on, so that the first page has some and is not full of them. */
const FIRST_AT = 4
const APART = 6

/**
 * The stock with the vehicles of which the dealer always has several alike: without them hardly a price could be
 * compared with others. They take the place of used vehicles of their kind that nothing is special about.
 */
export function withStaples(dealer: DemoDealer, vehicles: readonly StockVehicle[]): StockVehicle[] {
  const changed = [...vehicles]
  const taken = new Set<number>()
  for (const [number, staple] of (dealer.staples ?? []).entries()) {
    const grade = buildGrade(staple)
    const free = changed.flatMap((each, index) => (isPlain(each, grade) && !taken.has(index) ? [index] : []))
    for (const [member, index] of placesIn(free, FIRST_AT + number * APART).entries()) {
      const plain = changed[index]
      if (plain === undefined) continue
      taken.add(index)
      changed[index] = replaceWithStaple(plain, { dealer, grade, asked: readAsked(member + number) })
    }
  }
  return changed
}

const readAsked = (member: number) => ASKED[member % ASKED.length] ?? 1

/** As many of the free places as there are prices: the first after `from`, and the others spread over the rest. */
function placesIn(free: readonly number[], from: number): number[] {
  const [first = 0] = [free.findIndex((index) => index >= from)]
  const rest = free.slice(Math.max(0, first))
  const step = Math.max(1, Math.floor(rest.length / ASKED.length))
  return ASKED.flatMap((_asked, member) => rest[member * step] ?? [])
}

function buildGrade({ make, model, badge }: Staple): Grade {
  const found = CATALOG.filter(
    (grade) => grade.make === make && grade.model === model && grade.badge === badge,
  )
  const grade = found.find(({ to }) => to >= THIS_YEAR - AGES[0]) ?? found.at(-1)
  if (grade === undefined) throw new Error(`There is no ${make} ${model} ${badge}.`)
  return grade
}

function isPlain(vehicle: StockVehicle, { itemType, make, model }: Grade): boolean {
  const { carType, status, tag, certified, wasDollars, subscriptionDollars, gallery, grade } = vehicle
  const isSpecial = certified || wasDollars !== null || subscriptionDollars !== null
  const isDrawn = gallery.images.length > 1 && gallery.spin.length === 0 && gallery.spinCode === ''
  const isOther = grade.make !== make || grade.model !== model
  const isUsed = carType === 'used' && status === 'in stock' && tag === ''
  return isUsed && isOther && !isSpecial && isDrawn && gallery.video === '' && grade.itemType === itemType
}

type Member = { dealer: DemoDealer; grade: Grade; asked: number }

function replaceWithStaple(plain: StockVehicle, { dealer, grade, asked }: Member): StockVehicle {
  const random = seededRandom(computeHash(`staple ${plain.stocknum}`))
  const year = findYear(grade, random)
  const ageYears = THIS_YEAR + 0.5 - year
  const odometer = inventKilometres(grade, ageYears, random)
  const usual = usualDollars(grade, { ageYears, km: odometer })
  const draft = {
    grade,
    carType: plain.carType,
    place: plain.place,
    year,
    odometer,
    paint: choosePaint(grade, random),
    dollars: pricedAt(usual * asked, dealer.priceEndings, random),
    usualDollars: usual,
  }
  const serial = Number(plain.stocknum.replace(/\D/g, ''))
  const daysInStock = daysBetween(plain.dateInStock, DATES_AS_OF)
  const made = finish({ ...dealer, egcPercent: 0 }, draft, { serial, daysInStock }, random)
  return { ...made, stocknum: plain.stocknum, rego: made.rego && plain.rego }
}

function findYear({ from, to }: Grade, random: Random): number {
  const [first, last] = [Math.max(from, THIS_YEAR - AGES[1]), Math.min(to, THIS_YEAR - AGES[0])]
  return random.whole(Math.min(first, last), last)
}
