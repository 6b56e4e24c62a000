import { type Car, openNow } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { carTitle, pictureWords } from '#app/features/car/present-car.server.ts'
import { priceModel } from '#app/features/car/present-price.server.ts'
import { phoneLink } from '#app/features/layout/queries.server.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { dealerPhone } from '#app/features/locations/dealer-phone.ts'
import { judge } from '#app/http/judge.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import { bookTestDrivePath, contactPath } from '#app/paths.ts'
import { drivePlace } from '../definitions/appointments.ts'
import type { LeadFacts } from '../definitions/lead-definition.ts'
import { APPOINTMENT_MINUTES } from '../form/appointments.ts'
import { leadFacts } from '../submit/lead-facts.server.ts'
import {
  blocksOf,
  type PageQuery,
  pageOf,
  requireCar,
  wantedModel,
  writtenPage,
} from './lead-pages.server.ts'
import type { DriveCar, DrivePlace, TestDrivePageModel } from './test-drive-model.ts'

/** Vehicles to choose from on the page. */
const CARS_OFFERED = 6
/** Sold and hidden ones among the newest are passed over. */
const CARS_READ = 18
const PICTURE = { width: 240, height: 180, fit: 'cover' } as const

/**
 * The page on which a test drive is booked (LEAD-28).
 * @throws 404 where the dealer offers none; for a vehicle that is sold a redirect to the form for others like it
 */
export async function getTestDrivePage(dealer: DealerContext, asked: PageQuery): Promise<TestDrivePageModel> {
  const car = await requireCar(dealer, asked.carId)
  if (!dealer.bundle.tenant.flags.testDriveButton) throw new Response('No such page', { status: 404 })
  if (car && !isAvailable(car)) throw redirect(contactPath(car.id, 'find_similar'))
  const facts = { ...leadFacts(dealer, car, asked.locationId), ...wantedModel(dealer, asked.model) }
  const written = writtenPage(dealer, ['book-test-drive'])
  const { form, car: chosen } = await pageOf(dealer, facts, 'test_drive', asked)
  return {
    form,
    car: chosen,
    cars: car ? [] : await listDriveCars(dealer),
    place: placeOf(dealer, facts),
    phone: phoneLink(dealerPhone(dealer.bundle)),
    minutes: APPOINTMENT_MINUTES,
    title: written?.title || 'Book a Test Drive',
    meta: {
      ...siteMeta(dealer),
      title: written?.metaTitle || 'Book a Test Drive',
      description:
        written?.metaDescription || `Choose a time to drive a vehicle at ${dealer.bundle.tenant.name}.`,
      path: bookTestDrivePath(),
    },
    blocks: await blocksOf(written, dealer),
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
  const [picture] = car.images
  const price = priceModel(car, dealer)
  return {
    id: car.id,
    name: carTitle(car).name,
    price: price.text,
    place: car.location?.name ?? '',
    picture: picture ? dealer.picture(picture.url, { ...PICTURE, alt: pictureWords(car) }) : null,
  }
}

/** Where the drive begins and until when the enquiry is read there today; null while the place is not known. */
function placeOf(dealer: DealerContext, facts: LeadFacts): DrivePlace | null {
  const place = drivePlace(facts)
  if (place === null) return null
  const { name, openingHours, timeZone } = place
  if (openingHours.length === 0) return { name, open: '' }
  const verdict = judge(dealer, { kind: 'hours', name }, (now) => openNow(place, now, timeZone))
  return { name, open: verdict.reasons[0]?.text ?? '' }
}
