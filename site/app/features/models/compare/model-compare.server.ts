import {
  getBaseId,
  listVariants,
  type Model,
  type ModelVariant,
  powerText,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import {
  chooseSides,
  comparableModels,
  compareHref,
  readSide,
  SIDES,
  type Side,
  type SideName,
} from '#app/parts/model/compare-sides.ts'
import { findModelStock } from '#app/parts/model/model-stock.server.ts'
import {
  compareModelsPath,
  homePath,
  modelComparisonPath,
  modelsPath,
  orderModelPath,
  stockQueryPath,
  testDriveModelPath,
} from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { extreme, priceText } from '../card/model-card.server.ts'
import { buildGallery, listSwatches, type SwatchModel } from '../model-pictures.server.ts'
import { type ModelHeroModel, modelHero } from '../page/model-hero.server.ts'
import { countWord } from '../queries.server.ts'
import { compareTables, type SpecTable } from './compare-tables.ts'

/** A choice of a list, by its value. */
type Choice = { value: string; label: string; group?: string }

/** One side of a comparison as its page shows it. */
export type CompareSideModel = {
  side: SideName
  model: string
  models: Choice[]
  variant: string
  variants: Choice[]
  variantId: string
  fullName: string
  price: string
  swatches: SwatchModel[]
  /** Index into `swatches`. */
  colourAt: number
  testDrive: string | null
  go: TradeWords['go']
  order: string
  orderLabel: string
  search: string
}

/** The page that compares two variants (CMP-01 to CMP-11). */
export type ModelComparePageModel = {
  meta: PageMeta
  crumbs: Crumb[]
  hero: ModelHeroModel
  /** Where its form is sent. */
  action: string
  sides: CompareSideModel[]
  tables: SpecTable[]
  /** What all variants that can be chosen have between them, in a sentence. */
  summary: string
  all: { title: string; variants: GlanceModel[] }
}

/** A variant at a glance, and the address that puts it on the right; `on` where it is on the page already. */
type GlanceModel = {
  id: string
  name: string
  figures: string
  price: string
  on: SideName | null
  put: string
}

/** More at a glance would be a catalogue. */
const MOST_AT_A_GLANCE = 12

/**
 * The comparison at `/pages/{page}` of the models that name it, or for '' of all models of the dealer.
 * @returns null where there is none
 */
export async function findModelComparison(
  dealer: DealerContext,
  page: string,
  params: URLSearchParams,
): Promise<ModelComparePageModel | null> {
  const models = comparableModels(dealer.bundle.models).filter(
    ({ comparisonPage }) => page === '' || comparisonPage === page,
  )
  const sides = chooseSides(models, { left: readSide(params, 'left'), right: readSide(params, 'right') })
  if (sides === null) return null
  const chosen = page === '' ? [...new Set(SIDES.map((side) => sides[side].model))] : models
  const variants = chosen.flatMap(listVariants)
  const pair = { left: sides.left.variant, right: sides.right.variant }
  const stock = await findModelStock(dealer)
  const meta = buildMeta(dealer, page, models, sides)
  const hero = page === '' ? pairHero(sides, dealer) : pageHero(models, sides, stock, dealer)
  return {
    meta: { ...meta, ...(hero.picture ? { image: hero.picture.src } : {}) },
    crumbs: [
      { label: 'Home', href: homePath() },
      { label: 'Models', href: modelsPath() },
      { label: 'Compare' },
    ],
    hero,
    action: page === '' ? compareModelsPath() : modelComparisonPath(page),
    sides: SIDES.map((side) => sideModel(side, sides[side], models, dealer)),
    tables: compareTables(pair, variants),
    summary: formatSummary(variants, chosen),
    all: {
      title: `All ${countWord(variants.length).toLowerCase()} at a glance`,
      variants:
        variants.length > MOST_AT_A_GLANCE ? [] : variants.map((variant) => glance(variant, pair, page)),
    },
  }
}

/** The opening of a comparison with a page of its own: that of its first model (CMP-10). */
function pageHero(
  models: readonly Model[],
  { left }: Record<SideName, Side>,
  stock: Awaited<ReturnType<typeof findModelStock>>,
  dealer: DealerContext,
): ModelHeroModel {
  const model = models[0] ?? left.model
  return modelHero(model, stock?.get(model.id), dealer)
}

/** The opening of a comparison of any two models: what can be done with the left one, and the pictures of both. */
function pairHero({ left, right }: Record<SideName, Side>, dealer: DealerContext): ModelHeroModel {
  const hero = modelHero(left.model, undefined, dealer)
  const others = right.model === left.model ? [] : buildGallery(right.model, dealer)
  const name = [...new Set([left.model.name, right.model.name])].join(' and ')
  return {
    ...hero,
    name,
    title: `Compare ${name}`,
    text: `${left.variant.fullName} beside ${right.variant.fullName}`,
    gallery: [...hero.gallery, ...others.map((line) => ({ ...line, key: `right-${line.key}` }))],
    figures: [],
  }
}

function buildMeta(
  dealer: DealerContext,
  page: string,
  models: readonly Model[],
  sides: Record<SideName, Side>,
): PageMeta {
  const { tenant } = dealer.bundle
  const names =
    page === '' ? SIDES.map((side) => sides[side].variant.fullName) : models.map(({ name }) => name)
  return {
    title: `Compare ${names.join(' and ')}`,
    description: `Dimensions, performance and features side by side: ${names.join(', ')} at ${tenant.name}.`,
    ...siteMeta(dealer),
    path: page === '' ? compareModelsPath() : modelComparisonPath(page),
  }
}

function sideModel(
  side: SideName,
  { model, variant, variants, colours, colourAt }: Side,
  models: readonly Model[],
  dealer: DealerContext,
): CompareSideModel {
  const makes = new Set(models.map(({ manufacturerName }) => manufacturerName))
  return {
    side,
    model: getBaseId(model),
    models: models.map((each) => ({
      value: getBaseId(each),
      label: each.name,
      ...(makes.size > 1 ? { group: each.manufacturerName } : {}),
    })),
    variant: variant.slug,
    variants: variants.map(({ slug, name }) => ({ value: slug, label: name })),
    variantId: variant.id,
    fullName: variant.fullName,
    price: priceText(variant.price),
    swatches: listSwatches(colours, model, dealer),
    colourAt,
    testDrive: dealer.bundle.tenant.flags.testDriveButton ? testDriveModelPath(variant.id) : null,
    go: getModelWords([model], dealer.bundle.manufacturers).go,
    order: orderModelPath(variant.id),
    orderLabel: model.orderLabel || 'Order Now',
    search: stockQueryPath(getBaseId(model)),
  }
}

/** `Six variants: IM5 and IM6. WLTP range 450–655 km, 0–100 in 3.2–6.8 s.` */
function formatSummary(variants: readonly ModelVariant[], models: readonly Model[]): string {
  const between = (key: 'rangeWltpKm' | 'zeroTo100') => {
    const [low, high] = (['min', 'max'] as const).map((of) =>
      extreme(variants, ({ performance }) => performance[key], of),
    )
    return low === null || low === undefined ? null : low === high ? `${low}` : `${low} to ${high}`
  }
  const [range, sprint] = [between('rangeWltpKm'), between('zeroTo100')]
  const figures = [range ? `WLTP range ${range} km` : '', sprint ? `0–100 in ${sprint} s` : ''].filter(
    Boolean,
  )
  const names = models.map(({ name }) => name).join(' and ')
  const counted = `${countWord(variants.length)} variant${variants.length === 1 ? '' : 's'}: ${names}.`
  return figures.length > 0 ? `${counted} ${figures.join(', ')}.` : counted
}

function glance(variant: ModelVariant, pair: Record<SideName, ModelVariant>, page: string): GlanceModel {
  const { rangeWltpKm, zeroTo100, consumption } = variant.performance
  const figures = [
    rangeWltpKm === null ? '' : `${rangeWltpKm} km`,
    zeroTo100 === null ? '' : `${zeroTo100} s`,
    rangeWltpKm === null && consumption !== null ? `${consumption} L/100 km` : '',
    powerText(variant),
  ]
  return {
    id: variant.id,
    name: variant.fullName,
    figures: figures.filter(Boolean).join(' · '),
    price: priceText(variant.price),
    on: SIDES.find((side) => pair[side].id === variant.id) ?? null,
    put: compareHref(page, pair.left, variant),
  }
}
