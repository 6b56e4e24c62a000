import {
  formatMeasure,
  getBaseId,
  listVariants,
  type Model,
  type ModelVariant,
  PICTURE_BOXES,
  templateDefinition,
} from '@forecourt/schemas/contract'
import { formatDollars, toCents } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import { collectPageSlugs } from '#app/http/link-targets.ts'
import { findModelStock, type ModelStock, type StockOfModels } from '#app/parts/model/model-stock.server.ts'
import { modelHref } from '#app/parts/model/model-tile.server.ts'
import { modelStockPath, testDriveModelPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A model as its tile shows it: on `/models`, on the page of its make and in a block. */
export type ModelCardModel = {
  id: string
  name: string
  make: string
  href: string
  summary: string
  /** `Coming Soon` (NAV-11); '' for none. */
  note: string
  picture: PictureModel | null
  /** The lowest price on the road; '' where none is known. */
  price: string
  /** Up to three figures. */
  facts: string[]
  /** New and demo cars; null where there is none, or the stock does not answer. */
  stock: { count: number; text: string; href: string } | null
  /** `On order`, where there is none; '' while the stock does not answer. */
  withoutStock: string
  /** Where a test drive of it is booked; null where the dealer offers none, or it is not here yet. */
  testDrive: string | null
  words: Pick<TradeWords, 'go' | 'Trial' | 'trial'>
}

/** The tiles of these models, with their stock. */
export async function listModelCards(
  models: readonly Model[],
  dealer: DealerContext,
): Promise<ModelCardModel[]> {
  const stock = await findModelStock(dealer)
  const slugs = collectPageSlugs(dealer.bundle)
  return models.map((model) => modelCard(model, stock, slugs, dealer))
}

function modelCard(
  model: Model,
  stockOfModels: StockOfModels | null,
  slugs: ReadonlySet<string>,
  dealer: DealerContext,
): ModelCardModel {
  const isComing = model.status === 'coming_soon'
  const stock = stockOfModels?.get(model.id)
  return {
    id: model.id,
    name: model.name,
    make: model.manufacturerName,
    href: modelHref(model, slugs),
    summary: model.summary,
    note: isComing ? 'Coming Soon' : '',
    picture: modelPicture(model, dealer),
    price: fromPrice(model, stock),
    facts: modelFacts(model),
    stock: stock ? stockLink(stock, isComing ? 'listed' : 'in stock') : null,
    withoutStock: isComing ? 'Not here yet' : stockOfModels ? 'On order' : '',
    testDrive:
      dealer.bundle.tenant.flags.testDriveButton && !isComing ? testDriveModelPath(getBaseId(model)) : null,
    words: getModelWords([model], dealer.bundle.manufacturers),
  }
}

function stockLink({ count, make, model }: ModelStock, words: string): NonNullable<ModelCardModel['stock']> {
  return { count, text: `${formatCount(count)} ${words}`, href: modelStockPath(make, model) }
}

/** The lowest price of a new one in stock, else the lowest of the maker's; '' for none. */
export function fromPrice(model: Model, stock: ModelStock | undefined): string {
  const lowest = Math.min(...listVariants(model).map(({ price }) => price ?? Number.POSITIVE_INFINITY))
  if (stock?.fromCents) return formatDollars(stock.fromCents)
  return Number.isFinite(lowest) ? priceText(lowest) : ''
}

/** An amount in dollars as prices are written; '' for none. */
export function priceText(dollars: number | null): string {
  const cents = toCents(dollars)
  return cents === null ? '' : formatDollars(cents)
}

/** A model's own picture, or its maker's, whole in its box; null without one. */
export function modelPicture(model: Model, dealer: PictureTools): PictureModel | null {
  const { image, cloudfrontNewImageUrl: url, manufacturerName, name } = model
  const box = PICTURE_BOXES.modelPage
  const alt = `${manufacturerName} ${name}`
  if (image) return contentPicture(dealer, image, { ...box, alt: image.alt || alt })
  return url ? makersPicture(url, alt, model, dealer) : null
}

type PictureTools = Pick<DealerContext, 'picture' | 'bundle'>

/** `cutOut` is the template's own choice where it is not given. */
export type MakersPictureOptions = { cutOut?: boolean }

/** A picture known by its address alone, whole in its box; the maker's may have no background, as the model says. */
export function makersPicture(
  url: string,
  alt: string,
  { cutOutPictures }: Pick<Model, 'cutOutPictures'>,
  { picture, bundle }: PictureTools,
  { cutOut = templateDefinition(bundle.tenant.template).picture.cutOuts }: MakersPictureOptions = {},
): PictureModel {
  const made = picture(url, { ...PICTURE_BOXES.modelPage, cutOut, alt })
  return cutOutPictures ? { ...made, cut: true } : made
}

/** The figures by which a model is known, of all its variants the best: at most three. */
function modelFacts(model: Model): string[] {
  const variants = listVariants(model)
  const best = (key: keyof ModelVariant['performance'], of: 'max' | 'min') =>
    extreme(variants, ({ performance }) => performance[key], of)
  const range = best('rangeWltpKm', 'max')
  const facts = [
    range === null ? '' : `${formatMeasure(range, { unit: 'km', decimals: 0 })} WLTP`,
    figure(best('zeroTo100', 'min'), '0–100 in ', 's', 1),
    range === null ? figure(best('consumption', 'min'), '', 'L/100 km', 1) : '',
    towing(variants),
    model.seats === null ? '' : `${model.seats} seats`,
    range === null ? figure(best('powerKw', 'max'), '', 'kW') : '',
    figure(seatHeight(variants), '', 'mm seat'),
  ]
  return facts.filter(Boolean).slice(0, 3)
}

const seatHeight = (variants: readonly ModelVariant[]) =>
  extreme(variants, ({ dimensions }) => dimensions.seatHeightMm, 'min')

/** Worth a place only where people tow with it. */
function towing(variants: readonly ModelVariant[]): string {
  const kg = extreme(variants, ({ dimensions }) => dimensions.towingKg, 'max')
  return kg !== null && kg >= 2500 ? `${formatCount(kg)} kg towing` : ''
}

const figure = (value: number | null, before: string, unit: string, decimals = 0) =>
  value === null ? '' : `${before}${formatMeasure(value, { unit, decimals })}`

/** The highest or lowest of a figure among variants; null where none has it. */
export function extreme(
  variants: readonly ModelVariant[],
  read: (variant: ModelVariant) => number | string | null,
  of: 'max' | 'min',
): number | null {
  const values = variants.map(read).filter((value) => typeof value === 'number')
  return values.length === 0 ? null : Math[of](...values)
}
