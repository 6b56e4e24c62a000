/** A drive line as a grade has it. */
export type Powertrain = {
  fuel: string
  transmission: string
  drive: string
  engineCc?: number
  cylinders?: number
  induction?: string
  /** Litres per 100 km; none for electric. */
  consumption?: number
  towingKg?: number
}

/** One grade of a model: its price new, drive away, in dollars. */
export type Grade = { badge: string; dollars: number; powertrain: Powertrain }

/** A model as the demo dealers sell it. */
export type CatalogModel = {
  make: string
  model: string
  series: string
  /** As a dealer's system writes it. */
  body: string
  /** Whose pictures show it. */
  photo:
    | 'suv'
    | 'hatch'
    | 'sedan'
    | 'ute'
    | 'wagon'
    | 'mpv'
    | 'van'
    | 'convertible'
    | 'truck'
    | 'caravan'
    | 'motorhome'
  doors: number
  seats: number
  /** First and last model year. */
  years: readonly [from: number, to: number]
  grades: readonly Grade[]
  itemType?: string
}

const petrol = (engineCc: number, consumption: number, more: Partial<Powertrain> = {}): Powertrain => ({
  fuel: 'Petrol - Unleaded ULP',
  transmission: 'Sports Automatic',
  drive: 'Front Wheel Drive',
  engineCc,
  cylinders: engineCc < 1_300 ? 3 : 4,
  induction: 'Aspirated',
  consumption,
  ...more,
})
const diesel = (engineCc: number, consumption: number, more: Partial<Powertrain> = {}): Powertrain => ({
  ...petrol(engineCc, consumption),
  fuel: 'Diesel',
  drive: '4x4 Dual Range',
  induction: 'Turbo Diesel',
  towingKg: 3_500,
  ...more,
})
const hybrid = (engineCc: number, consumption: number, more: Partial<Powertrain> = {}): Powertrain => ({
  ...petrol(engineCc, consumption),
  fuel: 'Hybrid with Unleaded',
  transmission: 'CVT Auto 1 Gear',
  ...more,
})
const electric = (more: Partial<Powertrain> = {}): Powertrain => ({
  fuel: 'Electric',
  transmission: '1 Speed Reduction Gear',
  drive: 'Rear Wheel Drive',
  ...more,
})

const AWD = { drive: 'All Wheel Drive' }
const MANUAL = { transmission: 'Manual' }

export { AWD, diesel, electric, hybrid, MANUAL, petrol }
