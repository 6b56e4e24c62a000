import {
  formatMeasure,
  MEASURES,
  type Measure,
  type ModelVariant,
  PERFORMANCE_TEXTS,
  powerText,
  totalPowerKw,
} from '@forecourt/schemas/contract'
import { SIDES, type SideName } from '#app/parts/model/compare-sides.ts'

/** A value of one side: its words, whether it is the better one, and the length of its bar (0 to 1; null for none). */
export type CompareCell = { text: string; isBest: boolean; bar: number | null }

/** A line of a table; `same` where both sides say the same. A feature's cells are `Yes` and `No`. */
type CompareRow = {
  title: string
  cells: Record<SideName, CompareCell>
  same: boolean
  isFeature?: true
}

/** A table of the comparison (CMP-01). */
export type SpecTable = { title: string; rows: CompareRow[] }

type Pair = Readonly<Record<SideName, ModelVariant>>

/** Power has a line of its own, in which two motors are written as one value (CMP-08). */
const IN_POWER_ROW: readonly string[] = ['powerKw', 'powerFrontKw', 'powerRearKw']
const NONE = '–'

/**
 * Performance, dimensions and features of two variants, side by side. What neither side has is left out.
 * @param scale all variants that can be chosen here: their best value is the whole length of a bar
 */
export function compareTables(pair: Pair, scale: readonly ModelVariant[]): SpecTable[] {
  return [
    {
      title: 'Performance',
      rows: [...measureRows('performance', pair, scale), ...textRows(pair)],
    },
    { title: 'Dimensions', rows: measureRows('dimensions', pair, scale) },
    { title: 'Features', rows: featureRows(pair) },
  ].filter(({ rows }) => rows.length > 0)
}

function measureRows(group: keyof typeof MEASURES, pair: Pair, scale: readonly ModelVariant[]): CompareRow[] {
  return MEASURES[group].flatMap((measure) => {
    if (measure.key === 'powerKw') return powerRow(pair, scale)
    if (IN_POWER_ROW.includes(measure.key)) return []
    const read = (variant: ModelVariant) => findFigure(variant, group, measure.key)
    return buildRow(measure, pair, scale, read, (variant) => {
      const value = read(variant)
      return value === null ? NONE : formatMeasure(value, measure)
    })
  })
}

function findFigure(variant: ModelVariant, group: keyof typeof MEASURES, key: string): number | null {
  const value = (variant[group] as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'number' ? value : null
}

function powerRow(pair: Pair, scale: readonly ModelVariant[]): CompareRow[] {
  const hasTwoMotors = SIDES.some((side) => powerText(pair[side]).includes('/'))
  const title = hasTwoMotors ? 'Power, front/rear' : 'Power'
  const measure = { title, unit: 'kW', decimals: 0, better: 'higher' } as const
  return buildRow(measure, pair, scale, totalPowerKw, (variant) => powerText(variant) || NONE)
}

function buildRow(
  { title, better }: Pick<Measure, 'title' | 'better'>,
  pair: Pair,
  scale: readonly ModelVariant[],
  read: (variant: ModelVariant) => number | null,
  write: (variant: ModelVariant) => string,
): CompareRow[] {
  const values = { left: read(pair.left), right: read(pair.right) }
  if (values.left === null && values.right === null) return []
  const best = bestSide(values, better)
  const bar = chooseBar(
    better,
    [...scale, pair.left, pair.right].map(read).filter((value) => value !== null),
  )
  const cell = (side: SideName) => ({
    text: write(pair[side]),
    isBest: best === side,
    bar: bar(values[side]),
  })
  return [{ title, cells: { left: cell('left'), right: cell('right') }, same: values.left === values.right }]
}

/** The side with the better value; null where neither is better, or one has none. */
function bestSide(
  { left, right }: Readonly<Record<SideName, number | null>>,
  better: Measure['better'],
): SideName | null {
  if (better === null || left === null || right === null || left === right) return null
  return left > right === (better === 'higher') ? 'left' : 'right'
}

/** The length of a value's bar: of the longest value, or, where less is better, of the shortest. */
function chooseBar(
  better: Measure['better'],
  values: readonly number[],
): (value: number | null) => number | null {
  if (better === null || values.length === 0) return () => null
  const whole = better === 'higher' ? Math.max(...values) : Math.min(...values)
  const share = (value: number) => (better === 'higher' ? value / whole : whole / value)
  return (value) => (value === null ? 0 : Number(share(value).toFixed(3)))
}

function textRows(pair: Pair): CompareRow[] {
  return PERFORMANCE_TEXTS.flatMap(({ key, title }) => {
    const [left, right] = SIDES.map((side) => pair[side].performance[key])
    return left || right ? [plainRow(title, left || NONE, right || NONE)] : []
  })
}

function featureRows({ left, right }: Pair): CompareRow[] {
  const features = [...new Set([...left.features, ...right.features])]
  return features.map((feature) => {
    const has = ({ features: own }: ModelVariant) => (own.includes(feature) ? 'Yes' : 'No')
    return { ...plainRow(feature, has(left), has(right)), isFeature: true }
  })
}

function plainRow(title: string, left: string, right: string): CompareRow {
  const cell = (text: string): CompareCell => ({ text, isBest: false, bar: null })
  return { title, cells: { left: cell(left), right: cell(right) }, same: left === right }
}
