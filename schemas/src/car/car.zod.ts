import { z } from 'zod'
import {
  caravanShape,
  wireHotspots,
  wireImage,
  wireInspection,
  wireLenders,
  wireLocation,
  wireMarket,
  wirePriceSteps,
  wireQuote,
} from './car-parts.zod.ts'
import { wireFlag, wireInstant, wireList, wireNumber, wireText, wireTexts } from './wire-values.zod.ts'

// The stock contract: one document of the search index, under the names of DATA-01 to DATA-08 and the facets of
// SRCH-04. Money is in dollars; `*_timestamp` are whole seconds since 1970.

const identity = {
  id: wireText.pipe(z.string().min(1)),
  slug: z.string().min(1),
  path: wireText,
  name: wireText,
  year: wireNumber,
  make: wireText,
  model: wireText,
  badge: wireText,
  series: wireText,
  colour: wireText,
  carsales_title: wireText,
  make_model: wireText,
}

const money = {
  price: wireNumber,
  price_type: wireText,
  before_price: wireNumber,
  /** Explicit reduced price: goes before the price (OPEN-41). */
  reduced_price: wireNumber,
  subscription_price: wireNumber,
  /** Price without government charges, when the feed gives that kind. */
  egc_price: wireNumber,
  preorder: wireFlag,
  /** Empty until the price changes for the first time. */
  price_steps: wirePriceSteps,
  price_range: wireText,
  weekly_price_range: wireText,
  /** Dollars a week by the dealer's lender, for ranges of it. */
  weekly_price: wireNumber,
  lenders: wireLenders,
  youxQuote: wireQuote,
  autograb_data: wireMarket,
}

const availability = {
  car_type: z.enum(['new', 'demo', 'used']),
  status: wireText,
  item_type: wireText,
  sold: wireFlag,
  reserved: wireFlag,
  reserved_at: wireInstant,
  /** End of a reservation made on the site; a dealer's own hold has none. */
  reserved_until: wireInstant,
  sold_date_timestamp: wireNumber,
  tag: wireText,
  certified: wireFlag,
  created_at: wireInstant,
  created_at_timestamp: wireNumber,
  show_on_dealer_website: wireFlag,
  rank: wireNumber,
}

const details = {
  km: wireNumber,
  stocknum: wireText,
  vin: wireText,
  nvic: wireText,
  has_nvic: wireFlag,
  views: wireNumber,
  seats: wireNumber,
  doors: wireNumber,
  drive: wireText,
  trans: wireText,
  transmission: wireText,
  fuel: wireText,
  body: wireText,
  engine_size: wireText,
  engine_size_litres: wireText,
  simple_transmission: wireText,
  simple_body: wireText,
  simple_fuel: wireText,
  gearnum: wireText,
  bodyconfiguration: wireText,
  interior_colour: wireText,
  regplate: wireText,
  rego_expiry: wireText,
  build_date: wireText,
  compliance_date: wireText,
}

const variant = {
  cylinders: wireText,
  enginesize: wireText,
  enginesize_litres: wireText,
  induction: wireText,
  fuelconsumptioncombined: wireText,
  fuelcapacity: wireText,
  grossvehiclemass: wireText,
  vehiclelength: wireText,
  vehicleheight: wireText,
  vehiclewidth: wireText,
  towingcapacitybraked: wireText,
  /** The same in kilograms, for ranges of it. */
  towing_kg: wireNumber,
  /** Millimetres; of a motorcycle. */
  seat_height: wireNumber,
  torque: wireText,
  ancaprating: wireText,
  geartype: wireText,
}

const media = {
  photos_count: wireNumber,
  images: wireList(wireImage),
  thumbnails: wireTexts,
  primary_image_url: wireText,
  spin_images: wireTexts,
  spin_code: wireText,
  spin_interior_image: wireText,
  hotspots: wireHotspots,
  inspection: wireInspection,
  /** 1 with an inspection sheet, for lists that begin with those. */
  inspected: wireNumber,
  /** 1 with a picture, for lists that begin with those. */
  pictured: wireNumber,
  video_url: wireText,
  external_video_url: wireText,
}

const place = {
  standardEquipment: wireTexts,
  filtered_features: wireTexts,
  categories: wireTexts,
  dealercomments: wireText,
  /** Address of the history report. */
  file: wireText,
  location: wireLocation,
  location_id: wireText,
  location_name: wireText,
  dealership_ids: wireTexts,
  dealership_id: wireText,
  dealership_slug: wireText,
  dealership_name: wireText,
  city: wireText,
  state: wireText,
  private_suburb: wireText,
  private_postcode: wireText,
}

/** A car as the search index holds it. What a feed left out parses to '', null, false or []. */
export const carDocument = z.object({
  ...identity,
  ...money,
  ...availability,
  ...details,
  ...variant,
  ...media,
  ...place,
  ...caravanShape,
})

/** A car as the search index holds it: snake_case, dollars, every key present. */
export type CarDocument = z.output<typeof carDocument>
/** What `parseCar` accepts: any text, number, switch or list may be missing. */
export type CarDocumentInput = z.input<typeof carDocument>
