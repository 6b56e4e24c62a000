/** A colour family, the colour of its swatch, and the words by which manufacturers’ paint names are matched. */
export type ColourFamily = { name: string; swatch: string; written: RegExp }

const family = (name: string, swatch: string, written: RegExp): ColourFamily => ({ name, swatch, written })

/** More specific words come before more general ones, because the first match decides. */
const FAMILIES: readonly ColourFamily[] = [
  family('Beige', '#cdbfa4', /beige|sand|cream|champagne|khaki|tan\b/i),
  family('Brown', '#6d4a33', /brown|bronze|copper|mocha|chocolate/i),
  family('Gold', '#bf9b4a', /gold/i),
  family('Silver', '#c3c7cb', /silver|platinum|titanium|alumin/i),
  family('Grey', '#70757c', /gr[ae]y|graphite|gunmetal|charcoal|slate|steel|cement/i),
  family('Black', '#17181a', /black|ebony|onyx|midnight/i),
  family('White', '#fafafa', /white|pearl|snow|polar|alabaster/i),
  family('Blue', '#2b4fa3', /blue|navy|azure|teal|aqua|cyan/i),
  family('Green', '#39584a', /green|olive|emerald|jade|lime/i),
  family('Red', '#b3202a', /red|crimson|ruby|scarlet|burgundy|maroon/i),
  family('Orange', '#d86a1c', /orange|tangerine|amber/i),
  family('Yellow', '#e9b91c', /yellow/i),
  family('Purple', '#5d3b7a', /purple|violet|plum|aubergine/i),
]

const BY_NAME = new Map(
  FAMILIES.flatMap((each) => {
    const name = each.name.toLowerCase()
    return [name, ...(name === 'grey' ? ['gray'] : [])].map((word) => [word, each] as const)
  }),
)

/**
 * The family of a paint's name, or null for a name without a colour. A plain colour word outranks a comparison, and
 * the last one in the name decides: Platinum White is white, Blade Silver Blue is blue.
 */
export function colourFamily(paint: string): ColourFamily | null {
  const words = paint.toLowerCase().split(/[^a-z]+/)
  const named = words.findLast((word) => BY_NAME.has(word))
  return (named && BY_NAME.get(named)) || (FAMILIES.find(({ written }) => written.test(paint)) ?? null)
}

/** The ink of a family's swatch by its name; null for what is no family. */
export function findSwatch(name: string): string | null {
  return FAMILIES.find((each) => each.name === name)?.swatch ?? null
}

/** Counts by paint as counts by family, most first; paints of no family stay by their own name. */
export function countFamilies(counts: readonly { value: string; count: number }[]) {
  const sums = new Map<string, number>()
  for (const { value, count } of counts) {
    const name = colourFamily(value)?.name ?? value
    sums.set(name, (sums.get(name) ?? 0) + count)
  }
  return [...sums].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/** The paints of the chosen families; a choice that is no family, or one without a paint, is a paint itself. */
export function listPaints(chosen: readonly string[], paints: readonly { value: string }[]): string[] {
  const found = chosen.flatMap((name) => {
    const own = paints.filter(({ value }) => (colourFamily(value)?.name ?? value) === name)
    return own.length > 0 ? own.map(({ value }) => value) : name
  })
  return [...new Set(found)]
}
