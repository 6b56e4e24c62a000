/** A vehicle of the demo stock, before it is written in a feed's own format. Dollars; dates dd/mm/yyyy. */
export type GeneratedVehicle = {
  stocknum: string
  carType: 'new' | 'demo' | 'used'
  status: string
  itemType: string
  make: string
  model: string
  badge: string
  series: string
  year: number
  vin: string
  rego: string
  regoExpiry: string
  odometer: number
  driveAway: string
  excludingCharges: string
  was: string
  body: string
  colour: string
  interiorColour: string
  transmission: string
  fuel: string
  drive: string
  doors: number
  seats: number
  cylinders: string
  engineCc: string
  induction: string
  consumption: string
  towingKg: string
  ancap: string
  certified: boolean
  complianceDate: string
  buildDate: string
  locationCode: string
  comments: string
  features: string[]
  images: string[]
  tag: string
  dateInStock: string
  soldDate: string
}
