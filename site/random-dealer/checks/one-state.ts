import type { HTMLElement } from 'node-html-parser'
import { readCards } from '../car-facts.ts'
import { type DealerSite, type Finding, forEachAtOnce, readText } from '../dealer-site.ts'
import type { RandomVehicle, VehicleState } from '../random-vehicle.ts'

/** Vehicles of each state whose pages are read. */
const EACH_STATE = 2
const BUYING = /\b(Reserve Now|Reserve this Car|Book A Test Drive)\b/
const STATES_OF_SCHEMA: Readonly<Record<string, VehicleState>> = {
  InStock: 'for sale',
  PreOrder: 'coming',
  Reserved: 'reserved',
  SoldOut: 'sold',
}
const CHECK = 'no vehicle is in two states'

/** Page, structured data, text and card of a vehicle say one state, the one that its feed says. */
export async function oneState(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const cards = new Map(
    readCards(await site.open('/search/new-used-and-demo-cars')).map((card) => [card.slug, card]),
  )
  await forEachAtOnce(sampleByState(site.dealer.vehicles), async (vehicle) => {
    const slug = formatSlug(vehicle)
    const page = await site.get(`/cars/${slug}`)
    if (page.status !== 200) {
      if (vehicle.truth.state === 'for sale' && cards.has(slug))
        findings.push({ check: CHECK, where: slug, says: `a card, and the page answers ${page.status}` })
      return
    }
    const document = await site.open(`/cars/${slug}`)
    const twin = await site.get(`/cars/${slug}.md`)
    const states = {
      feed: vehicle.truth.state,
      page: stateOfPage(document),
      'structured data': stateOfStructured(page.text, vehicle.truth.state),
      text: stateOfTwin(twin.text),
      card: stateOfCard(cards.get(slug)?.words),
    }
    const side = readText(document.querySelector('.side'))
    for (const says of listContradictions(states, side)) findings.push({ check: CHECK, where: slug, says })
  })
  return findings
}

type SaidStates = { feed: VehicleState; page: VehicleState } & Record<string, VehicleState | undefined>

/** @param side the words beside the pictures */
function listContradictions(states: SaidStates, side: string): string[] {
  const said = Object.entries(states).filter(([, state]) => state !== undefined && !isOpen(state))
  const differing = new Set(said.map(([, state]) => state)).size > 1
  const buying = states.page === 'sold' ? BUYING.exec(side)?.[0] : undefined
  const coming = states.feed === 'preorder' && said.some(([, state]) => state === 'coming')
  const end = states.feed === 'reserved' ? /Reserved until.{0,30}/.exec(side)?.[0] : undefined
  return [
    ...(differing ? [said.map(([surface, state]) => `${surface}: ${state}`).join(', ')] : []),
    ...(coming ? ['a pre-order, and said to be on its way'] : []),
    ...(buying === undefined ? [] : [`sold, with ${buying}`]),
    ...(end === undefined ? [] : [`a hold of a feed, which gave no end: ${end}`]),
  ]
}

/** Words of a feed that leave open what a page says. */
const isOpen = (state: VehicleState) => state === 'preorder' || state === 'withheld'

function sampleByState(vehicles: readonly RandomVehicle[]): RandomVehicle[] {
  const counts = new Map<VehicleState, number>()
  return vehicles.filter(({ truth: { state } }) => {
    const count = counts.get(state) ?? 0
    counts.set(state, count + 1)
    return count < EACH_STATE
  })
}

/** The slug of a vehicle's page, as addresses are built of its names. */
export function formatSlug({ fields: { year, make, model, badge, stocknum } }: RandomVehicle): string {
  const words = [year, make, model, badge, stocknum].filter(Boolean).join(' ')
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function stateOfPage(page: HTMLElement): VehicleState {
  const words = readText(page.querySelector('.side'))
  if (/\b(JUST )?SOLD/.test(words)) return 'sold'
  if (/\bReserved( until|\.| )/.test(words)) return 'reserved'
  if (/On its way/.test(words)) return 'coming'
  return 'for sale'
}

/** What is on its way and what is made to order have the same word there. */
function stateOfStructured(text: string, feed: VehicleState): VehicleState | undefined {
  const word = /"availability":"https:\/\/schema\.org\/(\w+)"/.exec(text)?.[1] ?? ''
  return word === 'PreOrder' && feed === 'preorder' ? feed : STATES_OF_SCHEMA[word]
}

function stateOfTwin(text: string): VehicleState | undefined {
  const word = /^- Availability: (.*)$/m.exec(text)?.[1]?.toLowerCase() ?? ''
  const states: Readonly<Record<string, VehicleState>> = {
    'for sale': 'for sale',
    'coming soon': 'coming',
    reserved: 'reserved',
    sold: 'sold',
  }
  return states[word]
}

/** A card has one tag at most, and another one may be more important than that of its state. */
function stateOfCard(words: string | undefined): VehicleState | undefined {
  if (words === undefined) return undefined
  if (/\bRESERVED\b/.test(words)) return 'reserved'
  return /\bCOMING SOON\b/.test(words) ? 'coming' : undefined
}
