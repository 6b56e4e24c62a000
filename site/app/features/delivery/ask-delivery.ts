import { deliveryEstimatePath } from '#app/paths.ts'
import type { DeliveryAnswer } from './delivery-model.ts'

/** Requests a price from the site. @throws Error without a response */
export async function askDelivery(carId: string, postcode: string): Promise<DeliveryAnswer> {
  const response = await fetch(deliveryEstimatePath(carId, postcode))
  if (!(response.headers.get('content-type') ?? '').includes('json'))
    throw new Error('The delivery estimate has no JSON response')
  return response.json()
}
