import type { Car } from '@forecourt/schemas/contract'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { formatPriceType } from '#app/parts/car/present-price.server.ts'
import type { LeadDefinition } from './lead-definition.ts'

/** What the vehicle costs as it is reserved: a receipt says it although the price may change. */
function readPrice(car: Car | null): Record<string, string> {
  const cents = car && effectivePriceCents(car)
  return car && cents ? { price: String(cents / 100), price_type: formatPriceType(car) } : {}
}

/**
 * A reservation (RES-01): whose car it is to be, and then the deposit, which the provider's page takes. The lead is whole
 * once the car is held; an unpaid one is delivered to the dealer unfinished.
 */
export const reserve: LeadDefinition = {
  kind: 'reserve',
  title: 'Your details',
  submitLabel: 'Continue to payment',
  category: 'Reservation',
  subcategory: 'Reserve Online',
  needsCar: true,
  journey: { from: 0, instead: 'A vehicle is reserved on its own page, where the deposit is paid.' },
  offered: ({ tenant }) => tenant.flags.reservations,
  ofAnswers: (_, { car }) => readPrice(car),
  steps: [
    {
      title: 'Your details',
      fields: [
        {
          name: 'name',
          label: 'First Name',
          type: 'string',
          required: true,
          maxLength: 80,
          autoComplete: 'given-name',
          half: true,
        },
        {
          name: 'last_name',
          label: 'Last Name',
          type: 'string',
          required: true,
          maxLength: 80,
          autoComplete: 'family-name',
          half: true,
        },
        { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email', half: true },
        { name: 'phone', label: 'Mobile', type: 'phone', required: true, autoComplete: 'tel', half: true },
      ],
    },
    { title: 'Deposit', fields: [] },
  ],
}
