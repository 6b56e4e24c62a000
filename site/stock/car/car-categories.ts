const PREMIUM_FROM_CENTS = 8_000_000

/** The groups of the search's first row that a car belongs to (SRCH-30). */
export function carCategories(car: {
  simpleBody: string
  simpleFuel: string
  priceCents: number | null
  status: string
}): string[] {
  const { simpleBody: body, simpleFuel: fuel, priceCents, status } = car
  return [
    ...(body === 'Hatch' || body === 'Sedan' ? ['Hatchback & Sedan'] : []),
    ...(body === 'SUV' ? ['SUV'] : []),
    ...((priceCents ?? 0) >= PREMIUM_FROM_CENTS ? ['Premium'] : []),
    ...(fuel === 'Petrol' || fuel === 'Diesel' ? ['Petrol & Diesel'] : []),
    ...(fuel === 'Electric' ? ['Electric'] : []),
    ...(fuel === 'Hybrid' ? ['Hybrid'] : []),
    ...(status === 'coming_soon' ? ['Coming Soon'] : []),
  ]
}
