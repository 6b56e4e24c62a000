/** A delivery's price as it goes over the wire: whole dollars and the region's name (DATA-20), or why there is none. */
export type DeliveryAnswer = { price: number; name: string } | { error: string }

/** A form that asks what a vehicle's delivery costs. */
export type DeliveryModel = {
  carId: string
  /** The page that answers without JavaScript. */
  action: string
}
