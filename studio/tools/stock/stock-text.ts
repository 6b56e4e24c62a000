import {
  formatShortInstant,
  type StaffCar,
  type StaffCatalogues,
  type StaffImport,
  type StaffStock,
} from '@forecourt/schemas/contract'

type Moment = StaffCar['story'][number]
type Row = { readonly feed: string }

/** When the last file came and what of it, for the bar. */
export function formatImportState({ at, stopped }: StaffImport, zone: string, now: string): string {
  return `Last file ${formatShortInstant(at, zone, now)}${stopped ? ', stopped' : ''}`
}

/** What an import did: `6 new, 9 changed, 411 as before, 2 sold, 3 gone`. */
export function formatImport({ counts, stopped }: StaffImport): string {
  if (!counts) return stopped
  const parts: [count: number, words: string][] = [
    [counts.fresh, 'new'],
    [counts.changed, 'changed'],
    [counts.unchanged, 'as before'],
    [counts.sold, 'sold'],
    [counts.gone, 'gone'],
  ]
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count.toLocaleString('en-AU')} ${words}`)
  return said.join(', ') || 'Nothing'
}

/** A feed's name for people. */
export const formatFeedName = ({ feed }: Row) => (feed === 'push' ? 'Sent by your stock system' : feed)

const dollars = (price: number | null) => (price === null ? '“Enquire”' : `$${price.toLocaleString('en-AU')}`)

/** One thing that happened to a car. */
export function formatMoment(moment: Moment): string {
  if (moment.kind === 'came') return 'First on the site'
  if (moment.kind === 'left') return 'Left your stock'
  const { before, after } = moment
  if (before === null || after === null) return `Price ${dollars(before)} to ${dollars(after)}`
  return after < before
    ? `Price down ${dollars(before - after)} to ${dollars(after)}`
    : `Price up ${dollars(after - before)} to ${dollars(after)}`
}

/** The answer in a sentence: that a car is live, or the question it stopped at. */
export function formatAnswer({ live, questions, changesAt }: StaffCar, zone: string, now: string): string {
  const until = changesAt ? ` That changes ${formatShortInstant(changesAt, zone, now)}.` : ''
  if (live) return `It is on the site.${until}`
  const stop = questions.find(({ answer }) => answer === 'no')
  return stop ? `Not on the site. ${stop.detail}${until}` : `Not on the site.${until}`
}

/**
 * How far the weekly prices are after a change of the lenders; '' while none is under way.
 * @param wasPricing one was under way before, so that its end is shown
 */
export function formatPricing(pricing: StaffStock['pricing'], wasPricing: boolean): string {
  if (pricing === null)
    return wasPricing ? 'Weekly prices follow the published lenders now, in the filter too.' : ''
  const { done, total } = pricing
  if (total === 0) return 'Weekly prices are about to be worked out anew.'
  const [gone, all] = [done.toLocaleString('en-AU'), total.toLocaleString('en-AU')]
  return `Weekly prices are being worked out anew: ${gone} of ${all} vehicles.`
}

/** How many cars a catalogue has: `212 vehicles, 14 left out`. */
export function formatCatalogueCounts({
  listed,
  leftOut,
}: Pick<StaffCatalogues['catalogues'][number], 'listed' | 'leftOut'>): string {
  const vehicles = `${listed.toLocaleString('en-AU')} ${listed === 1 ? 'vehicle' : 'vehicles'}`
  return `${vehicles}, ${leftOut.toLocaleString('en-AU')} left out`
}
