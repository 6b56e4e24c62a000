import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { priceSteps } from '#app/parts/car/price-steps/price-steps.server.ts'
import { type Signature, type SignatureLine, strong } from '../signature-model.ts'
import { listFaults } from './fault-list.ts'

/** What was found on a vehicle, and when its price falls; its strip is the sheet itself (`record/`). */
export function faultsSignature(car: Car, dealer: DealerContext): Signature {
  return { line: fallLine(car, dealer), faults: car.inspection && listFaults(car.inspection) }
}

/** `Price falls to $26,050 on Wed 23 Dec if it’s still here.` */
function fallLine(car: Car, dealer: DealerContext): SignatureLine | null {
  const next = priceSteps(car, dealer, 2).at(-1)
  if (next?.is !== 'next') return null
  return {
    icon: 'calendar-days',
    words: ['Price falls to ', strong(next.price), ` on ${next.when} if it’s still here.`],
  }
}
