import type { Grade } from '../catalog/grade.ts'
import type { CopyStyle } from '../copywriting/copy-style.ts'
import type { StockPlace } from '../vehicle/place.ts'
import type { CarType, Draft, StockVehicle } from '../vehicle/stock-vehicle.ts'

/** How many of a kind, drawn from which grades; models are drawn in rotation, so that none is missing. */
export type Draw = {
  carType: CarType
  count: number
  from: (grade: Grade) => boolean
  /** How often a model is drawn beside the others; 1 when left out. */
  weight?: (grade: Grade) => number
  /** Youngest and oldest of used ones, in years. */
  ages?: readonly [youngest: number, oldest: number]
}

/** A grade of which a dealer always has several used ones. */
export type Staple = { make: string; model: string; badge: string }

/** A demo dealer's stock: what it sells where, how it numbers, prices and describes it, and how its system writes it. */
export type DemoDealer = {
  slug: string
  file: string
  seed: number
  places: readonly StockPlace[]
  draws: readonly Draw[]
  stockNumber: (draft: Draft, serial: number) => string
  staples?: readonly Staple[]
  /** What prices lack to the round number. */
  priceEndings: readonly number[]
  /** Of used vehicles: how many of a hundred are priced without government charges. */
  egcPercent: number
  /** Of used and demonstrator cars of the last years: how many of a hundred may be had by subscription. */
  subscriptionPercent?: number
  /** Nothing dearer is bought for stock. */
  maxUsedDollars?: number
  /** Its staff take some of the pictures, with a phone held upright or a camera that leaves a mark. */
  ownCameras?: boolean
  /** Its photographer films as well. */
  films?: boolean
  /** Some of its spins are with a provider. */
  spinViewer?: boolean
  /** A provider writes a history of each of its used vehicles. */
  historyReports?: boolean
  /** A provider writes the market's averages beside its used cars. */
  marketPrices?: boolean
  copyStyle: CopyStyle
  /** The file; slips of the keyboard that stand in it beside the vehicles are the dealer's own. */
  write: (vehicles: readonly StockVehicle[]) => Uint8Array
}
