import type { Car } from '@forecourt/schemas/contract'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import type { FactOptions } from '#app/parts/car/facts/fact-values.ts'
import { specGroups } from '#app/parts/car/facts/spec-groups.ts'
import type { BestValue, CompareGroup, CompareRow } from './compare-model.ts'

/** What one car has of a group: values by label. */
type CarSpecs = ReadonlyMap<string, string>

/** Facts with a place of their own on the page, or unique to each vehicle. */
const OWN = new Set(['VIN', 'VIN or chassis', 'Registration plate', 'Stock number'])

/**
 * All specifications of the cars, side by side under their headings: a row for every fact that one of them has, in
 * the order of the first car that has it.
 */
export function specRows(cars: readonly Car[], options: FactOptions): CompareGroup[] {
  const specsOfCars = cars.map((car) => specGroups(car, options))
  const titles = inOrder(specsOfCars.map((groups) => groups.map(({ title }) => title)))
  return titles.map((title) => {
    const groups = specsOfCars.map(
      (each) =>
        new Map(
          (each.find((group) => group.title === title)?.specs ?? []).map(({ label, value }) => [
            label,
            value,
          ]),
        ),
    )
    return { title, rows: buildRows(groups) }
  })
}

/** Facts of which less, or more, is better, and what the best is called. */
const RANKED: Readonly<Record<string, { words: string; is: 'least' | 'most' }>> = {
  'Consumption, combined': { words: 'Lowest', is: 'least' },
  'Towing capacity, braked': { words: 'Most', is: 'most' },
  'Range, WLTP': { words: 'Farthest', is: 'most' },
}

function buildRows(groups: readonly CarSpecs[]): CompareRow[] {
  return inOrder(groups.map((group) => [...group.keys()]))
    .filter((label) => !OWN.has(label))
    .map((label) =>
      rankRow(
        compareRow(
          label,
          groups.map((group) => group.get(label) ?? ''),
        ),
      ),
    )
}

/** A row with its best value marked, where its fact is one of which less or more is better. */
function rankRow(row: CompareRow): CompareRow {
  const rank = RANKED[row.label]
  if (rank === undefined) return row
  const numbers = row.values.map(readNumber)
  const best = findBest(
    rank.is === 'least' ? numbers : numbers.map((number) => (number === null ? null : -number)),
    rank.words,
  )
  return best === null ? row : { ...row, best }
}

/** `3,500 kg`: 3500; null for anything without a figure. */
function readNumber(value: string): number | null {
  const figure = /^[\d,]+(?:\.\d+)?/.exec(value)?.[0]
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}

/** The row of sentences, after all figures. */
export const NOTES = 'Worth knowing'

/** What the dealer's cards say of a vehicle that no other dealer's say, side by side. */
export function signatureRows(cards: readonly Signature[]): CompareRow[] {
  const figures = buildRows(cards.map((card) => new Map(card.figures ?? [])))
  const ranges = cards.map(({ reach }) => (reach ? `${reach.km} · ${reach.text}` : ''))
  const notes = cards.map(({ note = '' }) => note)
  return [
    ...figures,
    ...(ranges.some(Boolean) ? [compareRow('Range', ranges)] : []),
    ...(notes.some(Boolean) ? [compareRow(NOTES, notes)] : []),
  ]
}

type Signature = Pick<CarCardModel, 'figures' | 'reach' | 'note'>

/** A measure among the features of a feed, `Seat Height 805 mm`: its name, '' for none, and its figure with a unit. */
const MEASURED = /^(.*?)[\s:]*(\d[\d.,]*\s?(?:cc|mm|cm|kg|kw|nm|hp|litres?|l))$/i

/**
 * One row for each feature that any of the cars has. One with a measure has the measure of each car; a measure without a
 * name is left out, as the specifications name it.
 */
export function equipmentRows(cars: readonly Pick<Car, 'standardEquipment'>[]): CompareRow[] {
  const names = new Map<string, string>()
  const has = cars.map(({ standardEquipment }) => {
    const own = new Map<string, string>()
    for (const feature of standardEquipment) {
      const [, named = feature.trim(), measure = 'Yes'] = MEASURED.exec(feature.trim()) ?? []
      const key = named.toLowerCase()
      if (key === '') continue
      own.set(key, measure)
      if (!names.has(key)) names.set(key, named)
    }
    return own
  })
  return [...names].map(([key, name]) =>
    compareRow(
      name,
      has.map((own) => own.get(key) ?? ''),
    ),
  )
}

/** The features in which the vehicles differ, and those that all have. */
export function equipmentGroups(cars: readonly Pick<Car, 'standardEquipment'>[]): CompareGroup[] {
  const rows = equipmentRows(cars)
  const isShared = ({ same, values }: CompareRow) => same && values[0] === 'Yes'
  return [
    { title: 'Features', rows: rows.filter((row) => !isShared(row)), without: 'Not listed' },
    {
      title: cars.length > 1 ? 'Features they all have' : 'What it has',
      rows: rows.filter(isShared),
      shared: true,
    },
  ]
}

/** One row; `same` when all cars have the same value. */
export function compareRow(label: string, values: string[]): CompareRow {
  return { label, values, same: values.every((value) => value === values[0]) }
}

/** The only car with the least of a number; null where a car has none, or the least is not one car's. */
export function findBest(numbers: readonly (number | null)[], words: string): BestValue | null {
  const known = numbers.filter((value) => value !== null)
  if (known.length < numbers.length || known.length < 2) return null
  const least = Math.min(...known)
  if (known.filter((value) => value === least).length > 1) return null
  return { index: numbers.indexOf(least), words }
}

/** Merges several orders: the first one's, with further items inserted after their predecessor. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = []
  for (const list of lists) {
    let at = 0
    for (const each of list) {
      const known = order.indexOf(each)
      if (known === -1) order.splice(at, 0, each)
      at = (known === -1 ? at : known) + 1
    }
  }
  return order
}
