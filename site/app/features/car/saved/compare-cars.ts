/** Cars that stand beside each other at once (OPEN-59). */
export const MOST_COMPARED = 4

/** The cars an address asks to compare: what a form sends (`cars=a&cars=b`) and what a link says (`cars=a,b`). */
export function compareSlugs(values: readonly string[]): { slugs: string[]; tooMany: boolean } {
  const asked = values
    .flatMap((value) => value.split(','))
    .map((slug) => slug.trim())
    .filter(Boolean)
  const each = [...new Set(asked)]
  return { slugs: each.slice(0, MOST_COMPARED), tooMany: each.length > MOST_COMPARED }
}

/** The list with the car at its end, or without it where it was; `full` where there is no room for it. */
export function toggleCompared<T extends { id: string }>(
  list: readonly T[],
  car: T,
): { list: readonly T[]; full: boolean } {
  const others = list.filter(({ id }) => id !== car.id)
  if (others.length < list.length) return { list: others, full: false }
  return list.length >= MOST_COMPARED ? { list, full: true } : { list: [...list, car], full: false }
}
