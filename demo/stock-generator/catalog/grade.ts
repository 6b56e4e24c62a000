import type { PhotoKind } from '../photo-kinds.ts'
import type { Engine, Gearbox } from './powertrain.ts'

export type ItemType = 'car' | 'motorcycle' | 'truck' | 'caravan' | 'motorhome'

/** Measures that only some vehicles have, as the feeds write them. */
export type Measures = {
  grossVehicleMass?: string
  vehicleLength?: string
  fuelCapacity?: string
  axleType?: string
  sleeps?: string
  bodyLength?: string
  bodyWidth?: string
  tareWeight?: string
  aggregateTrailerMass?: string
}

/** One grade of one generation of a model, as it was sold in Australia. */
export type Grade = {
  itemType: ItemType
  make: string
  model: string
  series: string
  badge: string
  /** As a dealer's system writes it. */
  body: string
  photo: PhotoKind
  /** First and last model year. */
  from: number
  to: number
  /** What it costs or cost new, drive away. */
  dollars: number
  doors: number | null
  seats: number | null
  /** '5 Star', or '' where it was not rated. */
  ancap: string
  engine: Engine | null
  gearbox: Gearbox | null
  drive: string
  /** Litres per 100 km, null for electric and for what is not measured. */
  consumption: number | null
  towingKg: number | null
  measures: Measures
  /** Learner approved motorcycle. */
  isLearner: boolean
  /** What the maker fits to this one beside what its class has. */
  fitted: readonly string[]
}

/** What all grades of one generation share: the model of a list, without its badges. */
export function modelKey({ make, model, series, body, itemType }: Grade): string {
  return [itemType, make, model, series, body].join('|')
}
