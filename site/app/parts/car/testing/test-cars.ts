import { type Car, parseCar } from '@forecourt/schemas/contract'
import { NOW } from '#app/http/testing/test-dealer.ts'
import { withdrawOffer } from '#app/integrations/withdraw-offer.ts'

const picture = (index: number) => {
  const url = `https://photos.example/volta/${index}.webp`
  return { image: { url, thumb: { url } } }
}

/** A car of a fictional make in the stock index's own field names, available unless `changes` override it. */
export function testCar(changes: Record<string, unknown> = {}): Car {
  const car = parseCar({
    id: 'a_1',
    slug: '2023-volta-ampere-5-touring-1',
    name: '2023 Volta Ampere 5 Touring',
    year: 2023,
    make: 'Volta',
    model: 'Ampere 5',
    badge: 'Touring',
    colour: 'Deep Blue',
    price: 38_990,
    price_type: 'Drive Away',
    car_type: 'used',
    status: 'in_stock',
    show_on_dealer_website: true,
    created_at: '2026-01-01T00:00:00.000Z',
    km: 21_480,
    simple_transmission: 'Automatic',
    simple_body: 'SUV',
    dealership_slug: 'a-north',
    images: [1, 2, 3, 4, 5, 6].map(picture),
    lenders: {
      Lender: {
        interestRate: 8.49,
        comparisonRate: 9.12,
        paymentWeek: 166,
        financeProvider: 'Lender',
        termYears: 5,
      },
    },
    ...changes,
  })
  return withdrawOffer(car)
}

const secondsBefore = (days: number) => Date.parse(NOW) / 1_000 - days * 86_400

/** The same car, sold the given number of days ago. */
export function soldCar(days: number): Car {
  return testCar({ status: 'sold', sold: true, sold_date_timestamp: secondsBefore(days) - 60 })
}
