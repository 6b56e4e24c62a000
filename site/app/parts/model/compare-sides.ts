import {
  getBaseId,
  listColours,
  listVariants,
  type Model,
  type ModelColour,
  type ModelVariant,
} from '@forecourt/schemas/contract'
import type { NavLink } from '#app/page/layout-model.ts'
import { compareModelsPath, modelComparisonPath } from '#app/paths.ts'

/** The two columns of a comparison. */
export const SIDES = ['left', 'right'] as const
export type SideName = (typeof SIDES)[number]

/** What a comparison's address says of one side; `shownFor` is the variant that the colours on the page were of. */
type SideQuery = { model: string; variant: string; colour: string; shownFor: string }

/** One side: a variant, the colours it comes in, and which of them is chosen. */
export type Side = {
  model: Model
  variant: ModelVariant
  variants: ModelVariant[]
  colours: ModelColour[]
  /** Index into `colours`. */
  colourAt: number
}

/** The parameters of a comparison's address. */
export const COMPARE_READS = SIDES.flatMap((side) => [side, `${side}Variant`, `${side}Colour`, `${side}For`])

export function readSide(params: URLSearchParams, side: SideName): SideQuery {
  const read = (name: string) => params.get(name)?.trim() ?? ''
  return {
    model: read(side),
    variant: read(`${side}Variant`),
    colour: read(`${side}Colour`),
    shownFor: read(`${side}For`),
  }
}

/** The models that can be compared: those with variants. */
export function comparableModels(models: readonly Model[]): Model[] {
  return models.filter((model) => listVariants(model).length > 0)
}

/**
 * The two sides that an address asks for. What it does not say, or says of a model that is not there, is the default:
 * the first model's last variant on the left and its first on the right (CMP-03), and for two models the variants of
 * one name. A variant that was changed has its first colour (CMP-04).
 * @param models with variants; the first is the default
 * @returns null where there is nothing to compare
 */
export function chooseSides(
  models: readonly Model[],
  asked: Readonly<Record<SideName, SideQuery>>,
): Record<SideName, Side> | null {
  const left = findModel(models, asked.left.model) ?? models[0]
  if (!left) return null
  const leftSide = getSide(left, asked.left, 'last')
  const right = findModel(models, asked.right.model) ?? otherModel(models, left)
  const wanted = asked.right.variant || (right === left ? '' : leftSide.variant.slug)
  return { left: leftSide, right: getSide(right, { ...asked.right, variant: wanted }, 'first') }
}

/** Of a model with one variant there is nothing to compare but another model. */
function otherModel(models: readonly Model[], left: Model): Model {
  return listVariants(left).length > 1 ? left : (models.find((model) => model !== left) ?? left)
}

/** By the short name; the id of a variant names its model too. */
function findModel(models: readonly Model[], asked: string): Model | undefined {
  const own = models.find((model) => getBaseId(model) === asked)
  return own ?? models.find((model) => listVariants(model).some(({ id }) => id === asked))
}

function getSide(model: Model, asked: SideQuery, otherwise: 'first' | 'last'): Side {
  const variants = listVariants(model)
  const named = variants.find(({ id, slug }) => id === asked.model || slug === asked.variant)
  const variant = named ?? variants.at(otherwise === 'last' ? -1 : 0)
  if (!variant) throw new Error(`The model ${model.id} has no variant.`)
  const colours = listColours(model, variant)
  return { model, variant, variants, colours, colourAt: colourAt(colours, variant, asked) }
}

/** CMP-04: another variant begins with its first colour. */
function colourAt(
  colours: readonly ModelColour[],
  variant: ModelVariant,
  { colour, shownFor }: SideQuery,
): number {
  if (shownFor !== '' && shownFor !== variant.id) return 0
  return Math.max(
    0,
    colours.findIndex(({ id }) => id === colour),
  )
}

/** The address of a comparison of two variants. */
export function compareHref(page: string, left: ModelVariant, right: ModelVariant): string {
  const query = new URLSearchParams({
    left: left.baseId,
    leftVariant: left.slug,
    right: right.baseId,
    rightVariant: right.slug,
  })
  return page === '' ? compareModelsPath(`?${query}`) : modelComparisonPath(page, `?${query}`)
}

/** A link to the comparison of a dealer's models: to the page of its own that some have, else to that of all. */
export function compareLink(models: readonly Model[], model?: Model): NavLink | null {
  const comparable = comparableModels(models)
  const page = model
    ? model.comparisonPage
    : (models.find(({ comparisonPage }) => comparisonPage)?.comparisonPage ?? '')
  const together = comparable.filter(({ comparisonPage }) => page !== '' && comparisonPage === page)
  if (together.length > 1) {
    const names = together.map(({ name }) => name)
    const label = model
      ? `Compare with ${names.filter((name) => name !== model.name).join(', ')}`
      : `Compare ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    return { label, href: modelComparisonPath(page) }
  }
  if (comparable.length < 2) return null
  if (!model) return { label: 'Compare models', href: compareModelsPath() }
  const other = comparable.find((each) => each !== model && each.manufacturerSlug === model.manufacturerSlug)
  if (!comparable.includes(model)) return null
  const query = new URLSearchParams({ left: getBaseId(model), ...(other ? { right: getBaseId(other) } : {}) })
  return { label: other ? `Compare with ${other.name}` : 'Compare', href: compareModelsPath(`?${query}`) }
}
