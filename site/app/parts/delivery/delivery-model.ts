/** A delivery's price in the API: whole dollars and the region's name (DATA-20), or an error. */
export type DeliveryAnswer = { price: number; name: string } | { error: string }

/** The form of a vehicle's delivery estimate. */
export type DeliveryModel = {
  carId: string
  /** The page that answers without JavaScript. */
  action: string
}
