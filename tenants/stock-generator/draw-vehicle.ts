import type { CatalogModel, Grade } from './catalog.ts'
import { DATES_AS_OF, daysBefore, monthOf } from './feed-dates.ts'
import type { GeneratedVehicle } from './generated-vehicle.ts'
import { paintsOf } from './paints.ts'
import { photoAddresses } from './photos.ts'
import type { Random } from './random.ts'
import { commentsOf, featuresOf } from './words.ts'
import { kilometresOf, usedDollars } from './worth.ts'

const [THIS_YEAR = 0, THIS_MONTH = 0] = DATES_AS_OF.split('-').map(Number)
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const PLATE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export type DrawOptions = {
  carType: 'new' | 'demo' | 'used'
  model: CatalogModel
  stocknum: string
  locationCode: string
  /** Letters and digits of a plate of the dealer's state: `LLLDDL`. */
  plate: string
}

/** One vehicle in stock, drawn from its model; what is special about some is put on afterwards. */
export function drawVehicle(options: DrawOptions, random: Random): GeneratedVehicle {
  const { carType, model, stocknum, locationCode } = options
  const grade = random.pick(model.grades)
  const [from, to] = model.years
  const year = carType === 'used' ? random.whole(Math.max(from, to - 9), to) : to
  const age = Math.max(0.5, THIS_YEAR + 0.5 - year)
  const odometer = odometerOf(carType, age, random)
  const paint = random.pick(paintsOf(model))
  return {
    ...{ stocknum, carType, year, odometer, locationCode },
    status: 'In Stock',
    itemType: model.itemType ?? 'car',
    ...{ make: model.make, model: model.model, badge: grade.badge, series: model.series },
    ...papers(carType, options.plate, random),
    ...prices(carType, grade, { age, odometer }, random),
    ...mechanics(model, grade),
    colour: paint.name,
    interiorColour: random.pick(['Black', 'Black', 'Grey', 'Tan']),
    ancap: model.itemType ? '' : random.pick(['5 Star', '5 Star', '4 Star']),
    certified: false,
    ...plates(year, random),
    comments: commentsOf(carType, `${year} ${model.make} ${model.model} ${grade.badge}`, random),
    features: featuresOf(model, grade, random),
    images: photoAddresses(model.photo, paint.photo, random),
    tag: '',
    dateInStock: daysBefore(random.whole(9, 120)),
    soldDate: '',
  }
}

/** Build and compliance plates: built a few months before it was complied, and neither is still to come. */
function plates(year: number, random: Random) {
  const month = random.whole(1, year === THIS_YEAR ? THIS_MONTH - 1 : 12)
  const built = month - random.whole(1, 4)
  return {
    complianceDate: monthOf(year, month),
    buildDate: built > 0 ? monthOf(year, built) : monthOf(year - 1, built + 12),
  }
}

function odometerOf(carType: DrawOptions['carType'], age: number, random: Random): number {
  if (carType === 'new') return random.whole(5, 35)
  return carType === 'demo' ? random.whole(900, 7_800) : kilometresOf(age, random)
}

function papers(carType: DrawOptions['carType'], plate: string, random: Random) {
  const letters = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => random.pick([...alphabet])).join('')
  const vin = letters(VIN_LETTERS, 17)
  if (carType === 'new') return { vin, rego: '', regoExpiry: '' }
  const rego = [...plate].map((kind) => letters(kind === 'L' ? PLATE_LETTERS : '0123456789', 1)).join('')
  return { vin, rego, regoExpiry: daysBefore(-random.whole(20, 360)) }
}

function prices(
  carType: DrawOptions['carType'],
  grade: Grade,
  { age, odometer }: { age: number; odometer: number },
  random: Random,
) {
  const dollars = {
    new: () => grade.dollars,
    demo: () => Math.round((grade.dollars * (0.9 + random.next() * 0.05)) / 1_000) * 1_000 - 10,
    used: () => usedDollars(grade.dollars, age, odometer, random),
  }[carType]()
  return {
    driveAway: String(dollars),
    excludingCharges: String(Math.round((dollars * 0.945) / 10) * 10),
    was: '',
  }
}

function mechanics(model: CatalogModel, { powertrain }: Grade) {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    ...{ body: model.body, doors: model.doors, seats: model.seats },
    ...{ transmission: powertrain.transmission, fuel: powertrain.fuel, drive: powertrain.drive },
    cylinders: text(powertrain.cylinders),
    engineCc: text(powertrain.engineCc),
    induction: powertrain.induction ?? '',
    consumption: text(powertrain.consumption),
    towingKg: text(powertrain.towingKg),
  }
}
