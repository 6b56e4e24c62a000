const PRICE_ABOVE_CENTS = 20_000

/** Does the car count for a valuation: in stock, neither sold nor reserved, above $200 (FIN-66)? */
export function valuationEligible(car: {
  status: string
  sold: boolean
  reserved: boolean
  priceCents: number | null
}): boolean {
  return car.status === 'in_stock' && !car.sold && !car.reserved && (car.priceCents ?? 0) > PRICE_ABOVE_CENTS
}
