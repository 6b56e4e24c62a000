import SPELLINGS from './make-spellings.json' with { type: 'json' }

// A shared collator: localeCompare would load the locale's rules for each pair, longer than rendering the list.
const BY_NAME = new Intl.Collator('en-AU', { sensitivity: 'base' }).compare

/** Makes in the 'Popular Makes' group (SRCH-14). */
const POPULAR_LIMIT = 20

// Marked pure, so that the browser bundle has the grouping of makes without the spellings.
const SPELLING_BY_KEY = /* @__PURE__ */ (() =>
  new Map(Object.entries(SPELLINGS).map(([written, name]) => [written.toLowerCase(), name])))()

/** A make's name as the platform spells it, whatever the dealer's system writes (SRCH-39). */
export function normaliseMake(make: string): string {
  const trimmed = make.trim()
  return SPELLING_BY_KEY.get(trimmed.toLowerCase()) ?? trimmed
}

/** Is a make among these, whatever the case or spelling that a dealer's system writes? */
export function isAmongMakes(make: string, makes: readonly string[]): boolean {
  const key = normaliseMake(make).toLowerCase()
  return makes.some((each) => normaliseMake(each).toLowerCase() === key)
}

/** `Mazda CX-5`; a model that begins with its make stands alone: `Mazda3`, `MG3`, `Mini Countryman`. */
export function nameModel(make: string, model: string): string {
  const rest = model.toLowerCase().startsWith(make.toLowerCase()) ? model.slice(make.length) : null
  const hasMake = rest !== null && !/^\p{L}/u.test(rest)
  return hasMake || make === '' ? model : `${make} ${model}`.trim()
}

/**
 * The make dropdown's groups: popular are the first 20 as delivered (by count), all is every make by the alphabet,
 * popular ones included (OPEN-32).
 */
export function groupMakes(makes: readonly string[]): { popular: string[]; all: string[] } {
  return {
    popular: makes.slice(0, POPULAR_LIMIT),
    all: [...makes].sort(BY_NAME),
  }
}
