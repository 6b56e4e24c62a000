/** Cards a row on large and extra-large screens (LOC-08). */
export function locationGrid(count: number): { lg: number; xl: number } {
  if (count < 3) return { lg: 2, xl: 2 }
  return { lg: 3, xl: count > 3 ? 4 : 3 }
}

/** Columns of the carousel: five for more than four locations, else as many as there are (LOC-09, OPEN-71). */
export function locationCarouselColumns(count: number): number {
  return count > 4 ? 5 : count
}

/** LOC-10, OPEN-23: on large screens the hint to swipe is hidden above three locations. */
export function hidesSwipeHintOnLarge(count: number): boolean {
  return count > 3
}
