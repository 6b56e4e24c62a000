import type { StockColumnField } from '@forecourt/schemas/contract/pure'
import type { Converter } from '../convert/conversion.ts'
import { toDate, toInstantOrNull, toMonth } from '../convert/date.ts'
import { toFinanceQuote } from '../convert/finance-quote.ts'
import { toHotspots } from '../convert/hotspots.ts'
import { toFilmAddress, toImages, toPicture, toSpinImages, toWebAddress } from '../convert/images.ts'
import { toInspection } from '../convert/inspection.ts'
import { toLenders } from '../convert/lenders.ts'
import { toCount, toEngineCc, toKm, toYear } from '../convert/number.ts'
import { toMoneyCents, toPrice, toPriceLabel } from '../convert/price.ts'
import { toComments, toList, toText } from '../convert/text.ts'
import { toCarType, toFlag, toItemType, toStateFlag, toStatus } from '../convert/vocabulary.ts'

/** One field of a vehicle: its names in feeds (normalised, see `fieldName`) and its converter. */
type Field<T> = { aliases: readonly string[]; convert: Converter<T> }

function field<T>(convert: Converter<T>, ...aliases: string[]): Field<T> {
  return { aliases, convert }
}

/** Fields of the flat formats (dms-json, csv, xml). */
export const VEHICLE_FIELDS = {
  stocknum: field(toText, 'stocknum', 'stocknumber', 'stockno', 'stock', 'stockid', 'stockcode'),
  /** Unique key where the stock number is not unique (csn-dto: seller and stock number). */
  key: field(toText, 'identity'),
  make: field(toText, 'make', 'manufacturer', 'vehiclemake'),
  model: field(toText, 'model', 'vehiclemodel'),
  year: field(toYear, 'year', 'modelyear', 'caryear', 'vehicleyear', 'yearofmanufacture', 'manufactureyear'),
  carType: field(toCarType, 'cartype', 'listingtype', 'condition', 'newused', 'neworused'),
  status: field(toStatus, 'status', 'salestatus', 'stockstatus'),
  /** Flags beside the status; `decideState` says what counts when they disagree. */
  sold: field(toStateFlag('sold'), 'sold', 'issold'),
  reserved: field(toStateFlag('reserved'), 'reserved', 'isreserved', 'onhold', 'deposittaken'),
  preorder: field(toStateFlag('preorder'), 'preorder', 'ispreorder'),
  itemType: field(toItemType, 'itemtype', 'vehicletype'),
  badge: field(toText, 'badge', 'variant', 'grade'),
  series: field(toText, 'series'),
  title: field(toText, 'carsalestitle', 'title', 'vehicledescription'),
  vin: field(toText, 'vin', 'vinnumber', 'vinno', 'hin', 'chassis', 'chassisnumber'),
  regplate: field(
    toText,
    'rego',
    'regplate',
    'registration',
    'regno',
    'registrationnumber',
    'regonumber',
    'regono',
  ),
  regoExpiry: field(toDate, 'regoexpiry', 'regoexpirydate', 'registrationexpiry'),
  km: field(
    toKm,
    'odometer',
    'km',
    'kms',
    'kilometres',
    'mileage',
    'odometerkm',
    'odometerkms',
    'odometerreading',
  ),
  dapPrice: field(toPrice, 'dapprice', 'driveawayprice', 'driveaway', 'dap'),
  egcPrice: field(toPrice, 'egcprice', 'egc', 'exgovtchargesprice', 'priceegc'),
  /** A price column without an implied label. */
  price: field(toPrice, 'price', 'priceincgst', 'advertisedprice', 'sellingprice'),
  priceLabel: field(toPriceLabel, 'pricetype', 'pricelabel'),
  beforeCents: field(toMoneyCents, 'beforeprice', 'wasprice', 'originalprice', 'rrp'),
  /** What the car costs while it is reduced; the other price is then what it was (OPEN-41). */
  reducedCents: field(toMoneyCents, 'reducedprice', 'saleprice', 'specialprice'),
  subscriptionCents: field(toMoneyCents, 'subscriptionprice', 'weeklysubscription'),
  /** What cars like it are offered for, in its state and in the whole country. */
  stateMarketCents: field(toMoneyCents, 'stateaveragemarketprice', 'statemarketprice'),
  marketCents: field(toMoneyCents, 'averagemarketprice', 'marketprice'),
  body: field(toText, 'body', 'bodytype', 'bodystyle', 'bodyconfiguration'),
  colour: field(toText, 'colour', 'color', 'exteriorcolour', 'exteriorcolor'),
  interiorColour: field(toText, 'interiorcolour', 'interiorcolor', 'trim', 'trimcolour'),
  transmission: field(toText, 'transmission', 'trans', 'gearbox', 'geartype'),
  gears: field(toText, 'gears', 'gearnum', 'gearcount'),
  fuel: field(toText, 'fuel', 'fueltype'),
  drive: field(toText, 'drive', 'drivetype', 'drivetrain'),
  doors: field(toCount, 'doors', 'doorcount'),
  seats: field(toCount, 'seats', 'seatcount', 'seatingcapacity'),
  cylinders: field(toText, 'cylinders'),
  engineCc: field(toEngineCc, 'enginesize', 'enginecapacity', 'engine', 'enginelitres', 'enginesizelitres'),
  induction: field(toText, 'induction', 'aspiration'),
  fuelConsumption: field(toText, 'fuelconsumption', 'fuelconsumptioncombined'),
  fuelCapacity: field(toText, 'fuelcapacity', 'fueltankcapacity'),
  grossVehicleMass: field(toText, 'grossvehiclemass', 'gvm'),
  vehicleLength: field(toText, 'vehiclelength', 'overalllength', 'length'),
  vehicleHeight: field(toText, 'vehicleheight', 'overallheight', 'height'),
  vehicleWidth: field(toText, 'vehiclewidth', 'overallwidth', 'width'),
  torque: field(toText, 'torque', 'maximumtorque'),
  towingCapacity: field(toText, 'towingcapacity', 'towingcapacitybraked', 'towing', 'brakedtowing'),
  ancapRating: field(toText, 'ancaprating', 'ancap'),
  bodyWidth: field(toText, 'bodywidth'),
  bodyLength: field(toText, 'bodylength'),
  tareWeight: field(toText, 'tareweight', 'tare', 'taremass'),
  axleType: field(toText, 'axletype', 'axles', 'axle'),
  sleeps: field(toText, 'sleeps', 'berths', 'berth'),
  seatHeight: field(toText, 'seatheight', 'seatheightmm'),
  aggregateTrailerMass: field(toText, 'aggregatetrailermass', 'atm'),
  nvic: field(toText, 'nvic', 'niviccode', 'nviccode'),
  certified: field(toFlag, 'certified', 'cpo', 'certifiedpreowned'),
  complianceDate: field(toMonth, 'compliancedate', 'complied', 'compliance'),
  buildDate: field(toMonth, 'builddate', 'built'),
  locationCode: field(toText, 'locationcode', 'location', 'yard', 'branch'),
  dealershipCode: field(toText, 'externaldealershipidentifier', 'dealershipslug'),
  /** The seller in words, for feeds without codes. */
  dealershipName: field(toText, 'dealershipname', 'sellername'),
  /** Codes of all dealerships that offer the car; the first is its own where no other column says so. */
  dealershipIds: field(toList, 'dealershipids'),
  /** Where the car itself is, where that is not the yard. */
  privateSuburb: field(toText, 'privatesuburb'),
  privatePostcode: field(toText, 'privatepostcode'),
  comments: field(toComments, 'dealercomments', 'comments', 'description'),
  features: field(toList, 'features', 'feature', 'options', 'standardequipment', 'equipment'),
  images: field(
    toImages,
    'images',
    'image',
    'photos',
    'photo',
    'imageurls',
    'imageurl',
    'pictures',
    'picture',
    'primaryimageurl',
  ),
  /** Small pictures, in the order of the pictures. */
  thumbnails: field(toImages, 'thumbnails', 'thumbnailurls', 'thumbs'),
  spinImages: field(toSpinImages, 'spinimages', 'spin', 'images360'),
  /** A panorama of the inside. */
  spinInteriorImage: field(toPicture, 'spininteriorimage', 'interiorimage', 'interiorpanorama'),
  spinCode: field(toText, 'spincode'),
  /** A lender's quote for the vehicle, from the dealer's own system. */
  financeQuote: field(toFinanceQuote, 'youxquote', 'financequote'),
  /** Lenders' own figures for the vehicle, by provider. */
  lenders: field(toLenders, 'lenders', 'lenderfigures'),
  hotspots: field(toHotspots, 'hotspots'),
  inspection: field(toInspection, 'inspection', 'inspectionsheet', 'inspectionreport'),
  views: field(toCount, 'views', 'viewcount'),
  /** The car's own film goes before one that is elsewhere. */
  videoUrl: field(toFilmAddress, 'videourl', 'video'),
  externalVideoUrl: field(toFilmAddress, 'externalvideourl', 'externalvideo'),
  historyReportUrl: field(toWebAddress, 'file', 'historyreport', 'historyreporturl'),
  showOnWebsite: field(toFlag, 'showondealerwebsite', 'showonwebsite', 'web', 'publish'),
  tag: field(toText, 'tag', 'promotag', 'sash'),
  createdAt: field(
    toInstantOrNull,
    'createdat',
    'createdutc',
    'dateinstock',
    'instockdate',
    'dateadded',
    'created',
    'createdattimestamp',
  ),
  soldAt: field(toInstantOrNull, 'soldat', 'solddate', 'datesold', 'solddatetimestamp'),
} as const satisfies Record<StockColumnField, Field<unknown>>

export type FieldName = keyof typeof VEHICLE_FIELDS

/** A parsed vehicle of a feed: '' for no text, null for no number. */
export type FeedVehicle = {
  [Name in FieldName]: (typeof VEHICLE_FIELDS)[Name] extends Field<infer T> ? T : never
}
