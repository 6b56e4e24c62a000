import { readCards } from '../car-facts.ts'
import { type DealerSite, type Finding, forEachAtOnce } from '../dealer-site.ts'
import { formatSlug } from './one-state.ts'

const ALL = '/search/new-used-and-demo-cars'
const CHECK = 'what staff hid is nowhere'

/** A vehicle that staff have hidden has no page and no card. */
export async function setByStaff(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const hidden = site.dealer.vehicles.filter(({ set }) => set === 'hidden')
  if (hidden.length === 0) return findings
  const cards = new Set(readCards(await site.open(ALL)).map(({ slug }) => slug))
  await forEachAtOnce(hidden, async (vehicle) => {
    const slug = formatSlug(vehicle)
    const { status } = await site.get(`/cars/${slug}`)
    if (status === 200) findings.push({ check: CHECK, where: slug, says: 'its page answers 200' })
    if (cards.has(slug)) findings.push({ check: CHECK, where: slug, says: `a card on ${ALL}` })
  })
  return findings
}
