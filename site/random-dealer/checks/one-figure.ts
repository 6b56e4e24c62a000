import { type CarFacts, readCards, readPdf, readSurfaces } from '../car-facts.ts'
import { type Check, type DealerSite, type Finding, forEachAtOnce } from '../dealer-site.ts'

/** A dealer's vehicles whose every surface is read, spread over its stock. */
const MOST_CARS = 10
const ALL = '/search/new-used-and-demo-cars'
const FIGURES = ['price', 'weekly', 'comparison'] as const

/** A vehicle has one price, one weekly figure and one comparison rate wherever they appear. */
export const oneFigure: Check = async (site) => {
  const findings: Finding[] = []
  const [first, ...others] = await sampleCards(site)
  if (first === undefined) return []
  await forEachAtOnce([first, ...others], async ({ slug, facts }) => {
    const surfaces: Record<string, CarFacts> = { card: facts, ...(await readSurfaces(site, slug)) }
    for (const { from, card } of site.listCards(readCards))
      if (card.slug === slug) surfaces[`card on ${from}`] = card.facts
    if (slug === first.slug) surfaces.pdf = await readPdf(site, slug)
    for (const figure of FIGURES) {
      const said = Object.entries(surfaces).flatMap(([surface, { [figure]: value }]) =>
        value === undefined ? [] : [[surface, value] as const],
      )
      if (new Set(said.map(([, value]) => value)).size > 1) {
        const says = said.map(([surface, value]) => `${surface} ${value || '(none)'}`).join(', ')
        findings.push({ check: `one ${figure} a vehicle`, where: slug, says })
      }
    }
  })
  return findings
}

async function sampleCards(site: DealerSite) {
  const cards = readCards(await site.open(ALL))
  const every = Math.ceil(cards.length / MOST_CARS) || 1
  return cards.filter((_, at) => at % every === 0)
}
