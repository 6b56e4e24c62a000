/** Maximum of featured cars in the finance promo (FIN-49, CONST-08). */
export const FEATURED_CARS_LIMIT = 6

/** Does a car qualify as featured: a used one in stock with more than one picture (FIN-49)? */
export function isFeaturedCar(car: { status: string; photosCount: number; carType: string }): boolean {
  return car.status === 'in_stock' && car.photosCount > 1 && car.carType === 'used'
}
