const TILES = 4

/** The most common body types, most first, for 'Search By Popular Car Types' (SRCH-32); ties by name. */
export function popularBodies(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .slice(0, TILES)
    .map(([body]) => body)
}
