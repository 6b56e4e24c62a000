/** What a column of a dealer's stock file can be, in the order of the list that staff choose from. */
const CHOICES = {
  stocknum: 'Stock number',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  badge: 'Badge',
  series: 'Series',
  title: 'Heading',
  carType: 'New, demo or used',
  itemType: 'Kind of vehicle',
  status: 'Status',
  sold: 'Sold, yes or no',
  reserved: 'Reserved, yes or no',
  preorder: 'Pre-order, yes or no',
  showOnWebsite: 'Shown on the website',
  locationCode: 'Location code',
  dealershipCode: 'Dealership code',
  dapPrice: 'Drive-away price',
  egcPrice: 'Price before government charges',
  price: 'Price, its kind elsewhere',
  priceLabel: 'Kind of price',
  beforeCents: 'Earlier price',
  reducedCents: 'Reduced price',
  marketCents: 'Average market price',
  stateMarketCents: 'Average market price of the state',
  subscriptionCents: 'Subscription price a week',
  financeQuote: 'Finance quote',
  km: 'Odometer',
  kmThousands: 'Odometer, in thousands',
  vin: 'VIN',
  regplate: 'Registration',
  regoExpiry: 'Rego expiry',
  buildDate: 'Build date',
  complianceDate: 'Compliance date',
  nvic: 'NVIC',
  certified: 'Certified',
  body: 'Body',
  colour: 'Colour',
  interiorColour: 'Interior colour',
  transmission: 'Transmission',
  gears: 'Gears',
  fuel: 'Fuel',
  drive: 'Drive',
  doors: 'Doors',
  seats: 'Seats',
  cylinders: 'Cylinders',
  engineCc: 'Engine size',
  induction: 'Induction',
  fuelConsumption: 'Fuel consumption',
  fuelCapacity: 'Fuel capacity',
  torque: 'Torque',
  towingCapacity: 'Towing capacity',
  ancapRating: 'ANCAP rating',
  grossVehicleMass: 'Gross vehicle mass',
  vehicleLength: 'Length',
  vehicleHeight: 'Height',
  vehicleWidth: 'Width',
  bodyWidth: 'Body width',
  bodyLength: 'Body length',
  tareWeight: 'Tare weight',
  axleType: 'Axles',
  sleeps: 'Sleeps',
  seatHeight: 'Seat height',
  aggregateTrailerMass: 'Aggregate trailer mass',
  comments: 'Comments',
  features: 'Features',
  tag: 'Tag on the picture',
  images: 'Pictures',
  spinImages: 'Pictures of the 360° view',
  spinInteriorImage: 'Panorama of the interior',
  spinCode: 'Code of the 360° view',
  hotspots: 'Hotspots of the 360° view',
  inspection: 'Inspection sheet',
  views: 'Times viewed',
  externalVideoUrl: 'Video address',
  historyReportUrl: 'History report address',
  createdAt: 'In stock since',
  soldAt: 'Sold on',
  key: 'Key, where stock numbers repeat',
  leaveOut: 'Leave out',
} as const

/** What somebody can choose for a column. */
export type StockColumnChoice = keyof typeof CHOICES
/** A choice that is a field of the import as it stands. */
export type StockColumnField = Exclude<StockColumnChoice, 'kmThousands' | 'leaveOut'>
/** A column, as the dealer's file writes it, and what it is. */
export type StockColumn = { column: string; field: StockColumnChoice }

/** Every choice with its words. */
export const STOCK_COLUMN_CHOICES = Object.entries(CHOICES).map(([value, title]) => ({
  value: value as StockColumnChoice,
  title,
}))

/** As many columns as can be chosen for a site. */
export const MOST_STOCK_COLUMNS = 200

/** Longest name of a column. */
export const STOCK_COLUMN_LENGTH = 120
