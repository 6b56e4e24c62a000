import { isAvailable } from '#app/domain/stock/availability.ts'

/**
 * Keeps only the first of consecutive sold cars (SRCH-40). A list of sold cars only is not shortened, so that the page
 * does not look empty.
 */
export function collapseSold<C extends { status: string }>(cars: readonly C[], soldHandling: boolean): C[] {
  if (!soldHandling || !cars.some(isAvailable)) return [...cars]
  return cars.filter((car, index) => {
    const before = cars[index - 1]
    return isAvailable(car) || before === undefined || isAvailable(before)
  })
}
