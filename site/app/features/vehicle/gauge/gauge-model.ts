/** The price comparison of a page before its figures are loaded. */
export type GaugeSection = {
  /** The address of its figures. */
  href: string
  /** Whose stock the car is compared with, and with which vehicles of it; null with a provider. */
  own: { dealer: string; vehicle: string } | null
}
