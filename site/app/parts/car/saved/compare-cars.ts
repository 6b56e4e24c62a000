/** Cars compared side by side at most (OPEN-59). */
export const MOST_COMPARED = 4

/** The cars to compare in an address: as a form sends them (`cars=a&cars=b`) or as a link does (`cars=a,b`). */
export function compareSlugs(values: readonly string[]): { slugs: string[]; tooMany: boolean } {
  const asked = values
    .flatMap((value) => value.split(','))
    .map((slug) => slug.trim())
    .filter(Boolean)
  const each = [...new Set(asked)]
  return { slugs: each.slice(0, MOST_COMPARED), tooMany: each.length > MOST_COMPARED }
}

/** The list with the car appended, or removed when present; `full` when the list has reached its limit. */
export function toggleCompared<T extends { id: string }>(
  list: readonly T[],
  car: T,
): { list: readonly T[]; full: boolean } {
  const others = list.filter(({ id }) => id !== car.id)
  if (others.length < list.length) return { list: others, full: false }
  return list.length >= MOST_COMPARED ? { list, full: true } : { list: [...list, car], full: false }
}
