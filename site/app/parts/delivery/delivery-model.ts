/** A delivery in the API: whole dollars, the region's name (DATA-20) and the day it is usually there, or an error. */
export type DeliveryAnswer = { price: number; name: string; by: string } | { error: string }

/** The form of a vehicle's delivery estimate. */
export type DeliveryModel = {
  carId: string
  /** The page that answers without JavaScript. */
  action: string
}
