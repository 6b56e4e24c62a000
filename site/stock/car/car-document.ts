import type { CarDocumentInput, Location } from '@forecourt/schemas/contract'
import { toDollars } from '@forecourt/schemas/contract/pure'
import { simpleBody } from '#app/domain/vocabulary/body-types.ts'
import { priceRangeLabel } from '#app/domain/vocabulary/price-range.ts'
import { massKg } from '#app/domain/words/measures.ts'
import { stockRank } from '#stock/car/rank.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { CarPlace } from '../dealer/place-of-car.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'
import type { FeedVehicle } from '../vehicle/vehicle-fields.ts'
import { carId, carNames } from './car-identity.ts'
import { carPrice } from './car-price.ts'
import { carTimes, type ImportMoment } from './car-times.ts'
import { indexedFinance } from './indexed-finance.ts'
import { knownMake } from './known-make.ts'
import { listPriceSteps } from './price-steps.ts'
import {
  carCategories,
  filteredFeatures,
  seatHeightMm,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
} from './search-values.ts'

export type CarSource = {
  vehicle: FeedVehicle
  dealer: FeedDealer
  place: CarPlace
  /** The car's current row in the index. */
  before: IndexedRow | undefined
  moment: ImportMoment
}

/** Maps a feed's vehicle to a document of the index. */
export function buildCarDocument(source: CarSource): CarDocumentInput {
  const { vehicle, dealer, place, before, moment } = source
  const make = readMake(vehicle, dealer)
  const price = carPrice(vehicle, before, dealer.defaultPriceLabel)
  const finance = indexedFinance(
    {
      make,
      dealershipSlug: place.dealership.slug,
      priceCents: price.priceCents,
      reducedPriceCents: vehicle.reducedCents,
      subscriptionPriceCents: vehicle.subscriptionCents,
    },
    dealer,
    vehicle.lenders,
  )
  const times = carTimes(vehicle, before, moment)
  return {
    id: carId(dealer.slug, vehicle.key || vehicle.stocknum),
    ...carNames(vehicle, make),
    ...describe(vehicle, make),
    ...details(vehicle),
    ...measures(vehicle),
    ...media(vehicle),
    ...placeFields(place, vehicle),
    ...times,
    price: toDollars(price.priceCents),
    price_type: price.price_type,
    before_price: toDollars(price.beforeCents),
    reduced_price: toDollars(vehicle.reducedCents),
    price_steps: listPriceSteps(price, before, moment.now),
    egc_price: toDollars(price.egcCents),
    subscription_price: toDollars(vehicle.subscriptionCents),
    autograb_data: buildMarket(vehicle),
    price_range: priceRangeLabel(price.priceCents, dealer.priceRangeBounds ?? undefined),
    ...finance,
    youxQuote: vehicle.financeQuote,
    categories: carCategories({
      simpleBody: simpleBody(vehicle.body, vehicle.itemType),
      simpleFuel: simpleFuel(vehicle.fuel),
      priceCents: price.priceCents,
      status: vehicle.status.status,
    }),
    rank: stockRank(
      {
        status: vehicle.status.status,
        photosCount: vehicle.images.length,
        priceCents: price.priceCents,
        certified: vehicle.certified ?? false,
        createdAt: times.created_at,
      },
      moment.now,
    ),
  }
}

/** The market averages that the feed has (DATA-12), dollars. */
function buildMarket({ marketCents, stateMarketCents }: FeedVehicle): CarDocumentInput['autograb_data'] {
  if (marketCents === null && stateMarketCents === null) return null
  return {
    average_market_price: toDollars(marketCents),
    state_average_market_price: toDollars(stateMarketCents),
  }
}

/** The make, normalised where the dealer's settings ask for it. */
export function readMake({ make }: Pick<FeedVehicle, 'make'>, { normalisesMakes }: FeedDealer): string {
  return normalisesMakes ? knownMake(make) : make
}

function describe(vehicle: FeedVehicle, make: string) {
  const { year, model, badge, series, colour, stocknum, vin, nvic, regplate, tag } = vehicle
  return {
    year,
    make,
    model,
    badge,
    series,
    colour,
    stocknum,
    vin,
    nvic,
    regplate,
    tag,
    carsales_title: vehicle.title,
    has_nvic: nvic !== '',
    interior_colour: vehicle.interiorColour,
    dealercomments: vehicle.comments,
    standardEquipment: vehicle.features,
    filtered_features: filteredFeatures(vehicle.features),
  }
}

function details(vehicle: FeedVehicle) {
  const { engineCc, status } = vehicle
  const litres = engineCc === null ? '' : (engineCc / 1_000).toFixed(1)
  return {
    car_type: vehicle.carType ?? 'used',
    item_type: vehicle.itemType,
    status: status.status,
    sold: status.status === 'sold',
    preorder: status.preorder,
    certified: vehicle.certified ?? false,
    show_on_dealer_website: vehicle.showOnWebsite ?? true,
    km: vehicle.km,
    views: vehicle.views,
    seats: vehicle.seats,
    doors: vehicle.doors,
    drive: simpleDrive(vehicle.drive),
    trans: vehicle.transmission,
    transmission: vehicle.transmission,
    geartype: vehicle.transmission,
    gearnum: vehicle.gears,
    simple_transmission: simpleTransmission(vehicle.transmission),
    fuel: vehicle.fuel,
    simple_fuel: simpleFuel(vehicle.fuel),
    body: vehicle.body,
    bodyconfiguration: vehicle.body,
    simple_body: simpleBody(vehicle.body, vehicle.itemType),
    engine_size: engineCc ?? '',
    engine_size_litres: litres,
    enginesize: engineCc ?? '',
    enginesize_litres: litres,
    cylinders: vehicle.cylinders,
    induction: vehicle.induction,
    fuelconsumptioncombined: vehicle.fuelConsumption,
    build_date: vehicle.buildDate,
    compliance_date: vehicle.complianceDate,
  }
}

/** DATA-07 and, for caravans, DATA-08. */
function measures(vehicle: FeedVehicle) {
  return {
    towingcapacitybraked: vehicle.towingCapacity,
    towing_kg: massKg(vehicle.towingCapacity),
    seat_height: seatHeightMm(vehicle.seatHeight, vehicle.features),
    ancaprating: vehicle.ancapRating,
    fuelcapacity: vehicle.fuelCapacity,
    grossvehiclemass: vehicle.grossVehicleMass,
    vehiclelength: vehicle.vehicleLength,
    vehicleheight: vehicle.vehicleHeight,
    vehiclewidth: vehicle.vehicleWidth,
    torque: vehicle.torque,
    body_width: vehicle.bodyWidth,
    body_length: vehicle.bodyLength,
    tare_weight: vehicle.tareWeight,
    axle_type: vehicle.axleType,
    sleeps: vehicle.sleeps,
    aggregate_trailer_mass: vehicle.aggregateTrailerMass,
  }
}

function media(vehicle: FeedVehicle) {
  const { images, thumbnails, spinImages, spinInteriorImage, spinCode, hotspots, inspection } = vehicle
  const { videoUrl, externalVideoUrl, historyReportUrl } = vehicle
  return {
    images: images.map((url, index) => ({ image: { url, thumb: { url: thumbnails[index] ?? url } } })),
    thumbnails,
    photos_count: images.length,
    primary_image_url: images[0] ?? '',
    spin_images: spinImages,
    spin_interior_image: spinInteriorImage,
    spin_code: spinCode,
    hotspots: hotspots ?? undefined,
    inspection: inspection ?? undefined,
    inspected: inspection ? 1 : undefined,
    pictured: images.length > 0 ? 1 : undefined,
    video_url: videoUrl,
    external_video_url: externalVideoUrl,
    file: historyReportUrl,
  }
}

function placeFields(
  { dealership, location, others }: CarPlace,
  { privateSuburb, privatePostcode }: FeedVehicle,
) {
  return {
    dealership_id: dealership.id,
    dealership_ids: [dealership, ...others].map(({ id }) => id),
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location: location && wireLocation(location),
    location_id: location?.id ?? '',
    location_name: location?.name ?? '',
    city: location?.address?.city ?? '',
    state: location?.address?.state ?? '',
    ...privatePlace(location, { privateSuburb, privatePostcode }),
  }
}

/** Where the car itself is: the feed's own words, a suburb without another yard's postcode, else the yard's. */
function privatePlace(
  location: Location | null,
  { privateSuburb, privatePostcode }: Pick<FeedVehicle, 'privateSuburb' | 'privatePostcode'>,
) {
  if (privateSuburb !== '' || privatePostcode !== '') {
    return { private_suburb: privateSuburb, private_postcode: privatePostcode }
  }
  return {
    private_suburb: location?.address?.city ?? '',
    private_postcode: location?.address?.postcode ?? '',
  }
}

function wireLocation({ id, name, slug, phone, address, distributionLocations }: Location) {
  const where = address && {
    street: address.street,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    lat: address.lat,
    long: address.long,
    place_url: address.placeUrl,
  }
  return { id, name, slug, phone, address: where, distribution_locations: distributionLocations }
}
