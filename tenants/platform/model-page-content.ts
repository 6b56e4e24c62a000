import { MEASURES, PERFORMANCE_TEXTS } from '@forecourt/schemas/contract'
import { keyed } from '../src/content-fields.ts'
import { modelPictureAddress } from './model-pictures.ts'
import { MODEL_STORIES } from './model-stories.ts'
import { readTable, type TableLine } from './model-tables.ts'

/** The colour of a swatch by the paint of its picture. */
const SWATCHES: Readonly<Record<string, string>> = {
  white: '#eceeee',
  silver: '#bfc2c5',
  grey: '#55595e',
  black: '#17191c',
  blue: '#1b4a98',
  red: '#a11a22',
  green: '#2c4a3a',
  yellow: '#e2b31f',
  orange: '#d7742a',
  brown: '#5b4030',
  beige: '#c2b59b',
  bronze: '#83603c',
  sky: '#7d9fb8',
  purple: '#4a2a63',
}

/** What a gallery shows, by the angle of the picture. */
const VIEWS = [
  ['hero', 'From the front'],
  ['side', 'From the side'],
  ['front', 'Head-on'],
  ['rearq', 'From the rear quarter'],
  ['rear', 'From behind'],
] as const

const VARIANTS = linesByModel('model-variants')
const COLOURS = linesByModel('model-colours')

function linesByModel(name: string): ReadonlyMap<string, TableLine[]> {
  const lines = new Map<string, TableLine[]>()
  for (const line of readTable(name)) {
    const model = line.model ?? ''
    lines.set(model, [...(lines.get(model) ?? []), line])
  }
  return lines
}

/** Variants, colours, pictures and words of a model's own page, by its slug. */
export function modelPageContent(slug: string): Record<string, unknown> {
  return {
    variants: keyed((VARIANTS.get(slug) ?? []).map(buildVariant), 'modelVariant'),
    colours: keyed(
      (COLOURS.get(slug) ?? []).map((line) => buildColour(slug, line)),
      'modelColour',
    ),
    gallery: keyed(
      VIEWS.map(([angle, caption]) => ({ caption, imageUrl: modelPictureAddress(slug, { angle }) })),
      'modelPicture',
    ),
    ...MODEL_STORIES[slug],
  }
}

function buildVariant(line: TableLine) {
  const texts = PERFORMANCE_TEXTS.map(({ key }) => key)
  return filled({
    name: line.variant,
    badge: line.badge === line.variant ? '' : line.badge,
    price: Number(line.price),
    delivery: line.delivery,
    dimensions: readFigures(line, 'dimensions'),
    performance: {
      ...readFigures(line, 'performance'),
      ...filled(Object.fromEntries(texts.map((key) => [key, line[key]]))),
    },
    features: (line.features ?? '').split('|').filter(Boolean),
  })
}

function readFigures(line: TableLine, group: keyof typeof MEASURES): Record<string, number> {
  const keys = MEASURES[group].map(({ key }) => key)
  return Object.fromEntries(keys.filter((key) => line[key]).map((key) => [key, Number(line[key])]))
}

function buildColour(slug: string, line: TableLine) {
  const { name, paint = '', variants, extraPrice } = line
  const hexCode = SWATCHES[paint]
  if (hexCode === undefined) throw new Error(`model-colours.csv: "${paint}" of ${slug} is no paint.`)
  return filled({
    name,
    hexCode,
    imageUrl: modelPictureAddress(slug, { paint }),
    variants: variants ? [variants] : [],
    extraPrice: extraPrice ? Number(extraPrice) : '',
  })
}

const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
