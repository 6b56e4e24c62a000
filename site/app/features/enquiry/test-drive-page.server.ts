import type { Car, Location } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import type { DealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { cardPicture } from '#app/parts/car/card/card-picture.ts'
import { carCard, carTitle } from '#app/parts/car/present-car.server.ts'
import { priceModel } from '#app/parts/car/present-price.server.ts'
import { findSoldTypes } from '#app/parts/car/stock-overview.server.ts'
import { dealerPhone } from '#app/parts/contact/dealer-phone.ts'
import { findOpenState, shortHoursRows } from '#app/parts/contact/opening-hours.server.ts'
import { drivePlace } from '#app/parts/lead/definitions/appointments.ts'
import { readTradeWords } from '#app/parts/lead/definitions/lead-definition.ts'
import { locationChoices } from '#app/parts/lead/definitions/location-field.ts'
import { APPOINTMENT_MINUTES, type TakenSlots } from '#app/parts/lead/form/appointments.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { bookTestDrivePath, contactPath } from '#app/paths.ts'
import {
  buildPage,
  listBlocks,
  type PageQuery,
  requireCar,
  wantedModel,
  writtenPage,
} from './lead-pages.server.ts'
import type { DriveCar, DrivePlace, TestDrivePageModel } from './test-drive-model.ts'

/** Vehicles to choose from on the page. */
const CARS_OFFERED = 6
/** Sold and hidden ones among the newest are passed over. */
const CARS_READ = 18

/**
 * The page on which a test drive is booked (LEAD-28).
 * @throws 404 where the dealer offers none; for a vehicle that is sold a redirect to the form for others like it
 */
export async function getTestDrivePage(
  dealer: DealerContext,
  asked: PageQuery,
  taken: TakenSlots,
): Promise<TestDrivePageModel> {
  const car = await requireCar(dealer, asked.carId)
  if (!dealer.bundle.tenant.flags.testDriveButton) throw new Response('No such page', { status: 404 })
  if (car && !isAvailable(car)) throw redirect(contactPath(car.id, 'find_similar'))
  const known = {
    ...leadFacts(dealer, car, asked.locationId),
    ...wantedModel(dealer, asked.model),
    taken,
    sold: await findSoldTypes(dealer),
  }
  const words = readTradeWords(known)
  const places = car ? [] : locationChoices(known, 'sales')
  // The main place is chosen at first, so that the page has days at once.
  const main = places.find(({ primary }) => primary) ?? places[0]
  const facts = { ...known, locationId: known.locationId || (main?.id ?? '') }
  const place = drivePlace(facts)
  const written = writtenPage(dealer, ['book-test-drive'])
  const { form, car: chosen } = await buildPage(dealer, facts, 'test_drive', asked)
  return {
    form,
    car: chosen,
    cars: car ? [] : await listDriveCars(dealer),
    place: place && drivePlaceModel(place, dealer),
    places: places.map((each) => drivePlaceModel(each, dealer)),
    phone: phoneLink(dealerPhone(dealer.bundle)),
    minutes: APPOINTMENT_MINUTES,
    words,
    title: written?.title || `Book a ${words.trial}`,
    meta: {
      ...siteMeta(dealer),
      title: written?.metaTitle || `Book a ${words.trial}`,
      description:
        written?.metaDescription ||
        `Choose a time to ${words.go} a ${words.one} at ${dealer.bundle.tenant.name}.`,
      path: bookTestDrivePath(),
    },
    blocks: await listBlocks(written, dealer),
  }
}

/** The newest vehicles for sale, with a picture; none while the stock is unavailable: the form works without. */
async function listDriveCars(dealer: DealerContext): Promise<DriveCar[]> {
  try {
    const cars = await dealer.stock.listCars(stockScope(dealer), { limit: CARS_READ, sort: 'latest' })
    const offered = cars.filter((car) => isAvailable(car) && car.images.length > 0)
    return offered.slice(0, CARS_OFFERED).map((car) => driveCar(car, dealer))
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return []
  }
}

function driveCar(car: Car, dealer: DealerContext): DriveCar {
  const price = priceModel(car, dealer)
  return {
    id: car.id,
    name: carTitle(car).name,
    price: price.text,
    place: car.location?.name ?? '',
    picture: cardPicture(carCard(car, dealer)),
  }
}

const drivePlaceModel = (place: Location, dealer: DealerContext): DrivePlace => ({
  name: place.name,
  openState: findOpenState(place, place, dealer),
  hours: shortHoursRows(place, place.timeZone, dealer),
})
