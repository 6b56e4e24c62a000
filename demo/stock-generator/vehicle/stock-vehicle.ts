import type { Grade } from '../catalog/grade.ts'
import type { Paint } from '../catalog/makes.ts'
import type { Gallery } from '../photos.ts'
import type { StockPlace } from './place.ts'

export type CarType = 'new' | 'demo' | 'used'
export type StockStatus = 'in stock' | 'coming soon' | 'preorder' | 'reserved' | 'sold'

/** A vehicle before it has a number, a date and a copyStyle: what it is and what it costs. */
export type Draft = {
  grade: Grade
  carType: CarType
  place: StockPlace
  year: number
  /** Kilometres, null for what has no odometer. */
  odometer: number | null
  paint: Paint
  /** Whole dollars, drive away. */
  dollars: number
  /** What others ask for a used one like it. */
  usualDollars: number
}

/** A vehicle in a demo dealer's stock, before it is written in a feed's own format. */
export type StockVehicle = Omit<Draft, 'dollars' | 'usualDollars'> & {
  stocknum: string
  status: StockStatus
  /** Whole dollars; both null where the price is on application. */
  driveAwayDollars: number | null
  egcDollars: number | null
  wasDollars: number | null
  /** Whole dollars a week for a car that may be had by the month instead of bought; null for any other. */
  subscriptionDollars: number | null
  /** Averages of the market in whole dollars; null where no provider knows them. */
  market: { country: number; state: number | null } | null
  vin: string
  rego: string
  /** ISO dates, '' for none. */
  regoExpiry: string
  dateInStock: string
  soldDate: string
  /** yyyy-mm. */
  buildMonth: string
  complianceMonth: string
  interior: string
  certified: boolean
  tag: string
  comments: string
  features: readonly string[]
  gallery: Gallery
  /** Where a provider's history of it can be read; '' for none. */
  historyReport: string
}
