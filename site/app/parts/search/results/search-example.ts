import { formatCount } from '#app/domain/words/count.ts'
import { type Counts, type Facets, hasLearners, isElectricStock } from '../filters/filter-plans.ts'

/** So much of the stock costs less than the example says. */
const SHARE_BELOW = 0.5
/** The example's price is a multiple of it, in dollars. */
const ROUNDED_TO = 5_000

/** A sentence that a dealer's own stock answers: `auto ute under $40k`, `learner naked under $15k`. */
export function searchExample(facets: Facets): string {
  const body = findCommonest(facets.body ?? [])
  const noun = /^[A-Z0-9]{2}/.test(body) ? body : body.toLowerCase()
  const price = findPriceBound(facets.price ?? [])
  const words = [describeKind(facets), noun, price]
  return words.filter(Boolean).join(' ') || 'white, under $30k'
}

/** What most sets this dealer's stock apart: licence, power or gearbox. */
function describeKind(facets: Facets): string {
  if (hasLearners(facets)) return 'learner'
  if (isElectricStock(facets)) return 'electric'
  return facets.transmission?.some(({ value }) => value === 'Automatic') ? 'auto' : ''
}

const findCommonest = (counts: Counts) =>
  counts.reduce((most, each) => (each.value !== '' && each.count > most.count ? each : most), {
    value: '',
    count: 0,
  }).value

/** `under $40k`; '' where no price is known. */
function findPriceBound(counts: Counts): string {
  const prices = counts
    .map(({ value, count }) => ({ dollars: Number(value), count }))
    .filter(({ dollars }) => dollars > 0)
    .sort((one, other) => one.dollars - other.dollars)
  const below = prices.reduce((sum, { count }) => sum + count, 0) * SHARE_BELOW
  let passed = 0
  const bound = prices.find(({ count }) => {
    passed += count
    return passed >= below
  })
  if (bound === undefined) return ''
  const thousands = (Math.ceil(bound.dollars / ROUNDED_TO) * ROUNDED_TO) / 1_000
  return `under $${formatCount(thousands)}k`
}
