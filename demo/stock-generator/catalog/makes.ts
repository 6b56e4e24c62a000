import type { PhotoColour } from '../photo-kinds.ts'
import { readTable } from './table.ts'

/** What a make's vehicles have in common. */
export type MakeFacts = {
  /** World manufacturer identifiers: the first three characters of its vehicles' numbers. */
  wmi: readonly string[]
  /** How much of its worth it keeps from one year to the next. */
  keeps: number
  /** Of a new vehicle's warranty; 0 where nobody gives one any more. */
  warrantyYears: number
}

/** A paint: what the maker calls it, and the colour of the pictures. */
export type Paint = { name: string; colour: PhotoColour }

const FAMILIES = ['white', 'silver', 'grey', 'black', 'blue', 'red'] as const

/** Every make of the tables, by name. */
export const MAKES: ReadonlyMap<string, MakeFacts> = new Map(
  readTable('makes').map((row) => [
    row.text('make'),
    {
      wmi: row.text('wmi').split(' '),
      keeps: row.count('keeps'),
      warrantyYears: row.count('warrantyYears'),
    },
  ]),
)

/** A make's paints by trade name; a make without a list of its own has none here. */
export const PAINTS: ReadonlyMap<string, readonly Paint[]> = new Map(
  readTable('paints').map((row) => [
    row.text('make'),
    [
      ...FAMILIES.flatMap((family) => namesIn(row.text(family), family)),
      ...namesIn(row.text('other'), 'white'),
    ],
  ]),
)

/** `Fiery Red|Ceramic=beige`: a name that stands in another family's column says which colour it is. */
function namesIn(cell: string, family: PhotoColour): Paint[] {
  return cell
    .split('|')
    .filter((written) => written !== '')
    .map((written) => {
      const [name = '', colour = family] = written.split('=')
      return { name, colour: colour as PhotoColour }
    })
}
