import type {
  StaffFileColumn,
  StaffStockColumns,
  StaffTriedColumns,
  StockColumn,
  StockColumnChoice,
} from '@forecourt/schemas/contract'

/** What is chosen in the table, by the column; a column that goes by its name is missing. */
export type Choices = ReadonlyMap<string, StockColumnChoice>

/** What the site's settings choose, also for columns that this file does not have. */
export function savedChoices({ columns, absent }: Pick<StaffStockColumns, 'columns' | 'absent'>): Choices {
  return new Map([
    ...columns.flatMap(({ column, chosen }) => (chosen === null ? [] : [[column, chosen] as const])),
    ...absent.map(({ column, field }) => [column, field] as const),
  ])
}

/** The choices with another one for a column; choosing what its name says already chooses nothing. */
export function withChoice(
  choices: Choices,
  { column, known }: StaffFileColumn,
  choice: StockColumnChoice | null,
): Choices {
  const next = new Map(choices)
  if (choice === null || choice === known) next.delete(column)
  else next.set(column, choice)
  return next
}

/** What a column is: as chosen, else by its name; null for what is not known. What a car cost is always left out. */
export function readChoice(
  choices: Choices,
  { column, known, isCost }: StaffFileColumn,
): StockColumnChoice | null {
  return isCost ? 'leaveOut' : (choices.get(column) ?? known)
}

/** How sure it is what a column is, in words. */
export function formatSureness(
  choices: Choices,
  column: StaffFileColumn,
  suggested: StockColumnChoice | null,
): string {
  if (column.isCost) return 'Never read'
  if (choices.has(column.column)) return 'Chosen'
  if (column.known !== null) return 'By name'
  return suggested === null ? 'Not read' : 'Nearly'
}

/** What a column's name is near to, until it or another column is chosen to be that; null for nothing. */
export function findSuggestion(
  choices: Choices,
  column: StaffFileColumn,
  columns: readonly StaffFileColumn[],
): StockColumnChoice | null {
  const { suggested } = column
  if (suggested === null || readChoice(choices, column) !== null) return null
  const field = (choice: StockColumnChoice | null) => (choice === 'kmThousands' ? 'km' : choice)
  return columns.some((other) => field(readChoice(choices, other)) === suggested) ? null : suggested
}

/** The choices with what the other columns' names are near to, a field for one column at most. */
export function takeSuggestions(choices: Choices, columns: readonly StaffFileColumn[]): Choices {
  return columns.reduce((taken, column) => {
    const suggested = findSuggestion(taken, column, columns)
    return suggested === null ? taken : withChoice(taken, column, suggested)
  }, choices)
}

/** The choices as the settings store them. */
export const listChoices = (choices: Choices): StockColumn[] =>
  [...choices].map(([column, field]) => ({ column, field }))

/** The file with the choices as what the settings say. */
export const withSaved = (file: StaffStockColumns, choices: Choices): StaffStockColumns => ({
  ...file,
  columns: file.columns.map((each) => ({ ...each, chosen: choices.get(each.column) ?? null })),
})

/** Whether two sets of choices are the same. */
export function sameChoices(one: Choices, other: Choices): boolean {
  return one.size === other.size && [...one].every(([column, choice]) => other.get(column) === choice)
}

/** The columns nobody knew by name first, in the order of the file, and those of costs last. */
export function unknownFirst(columns: readonly StaffFileColumn[]): StaffFileColumn[] {
  const place = ({ isCost, known }: StaffFileColumn) => (isCost ? 2 : known === null ? 0 : 1)
  return [...columns].sort((one, other) => place(one) - place(other))
}

/** Columns that are not known by their names and not chosen. */
export const listOpen = (columns: readonly StaffFileColumn[], choices: Choices): StaffFileColumn[] =>
  columns.filter((column) => readChoice(choices, column) === null)

/** How many columns were known: `18 of 21 were known by their names. Choose the other three once, and they stay so.` */
export function formatKnown(all: readonly StaffFileColumn[]): string {
  const columns = all.filter(({ isCost }) => !isCost)
  const known = columns.filter((column) => column.known !== null).length
  const others = columns.length - known
  if (others === 0) return `All ${known} are known by their names. Change one that means something else.`
  const rest =
    others === 1
      ? 'Choose the other one once, and it stays so.'
      : `Choose the other ${others} once, and they stay so.`
  return `${known} of ${columns.length} are known by their names. ${rest}`
}

/** The file in the bar: `feed.csv, 288 rows, semicolons, Windows letters`. */
export function formatFile(
  file: { name: string; rows: number | null; delimiter: string; encoding: string } | null,
): string {
  if (!file) return ''
  const { name, rows, delimiter, encoding } = file
  const count = rows === null ? 'not read to its end' : `${rows.toLocaleString('en-AU')} rows`
  return [name, count, delimiter, encoding].filter(Boolean).join(', ')
}

/** How many of the tried rows can be listed. */
export function formatListed({ rows, listed }: Pick<StaffTriedColumns, 'rows' | 'listed'>): string {
  const of = rows === 1 ? 'the only row' : `the first ${rows} rows`
  return listed === rows ? `All of ${of} can be listed.` : `${listed} of ${of} can be listed.`
}

/** What a column whose values look like something is asked for. */
export function formatGuess({ column, values }: Pick<StaffFileColumn, 'column' | 'values'>): string {
  const isDistance = /km|klm|odo|kilom|mileage|distance/i.test(column)
  const isPrice = (value: string) =>
    /^(?:\$\s?\d[\d,]{2,}|\d{1,3},\d{3}|\d{5,6})(?:\.\d\d)?(?:\D.*)?$/.test(value)
  if (!isDistance && values.some(isPrice)) return 'Looks like a price. Which kind?'
  return 'Not read until it is chosen.'
}
