import { formatMeasure, getBaseId, listVariants, type Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { ModelStock } from '#app/parts/model/model-stock.server.ts'
import { orderModelPath, testDriveModelPath } from '#app/paths.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { extreme, fromPrice, modelPicture } from '../card/model-card.server.ts'
import { buildGallery, type GalleryPicture } from '../model-pictures.server.ts'

/** The opening of a model's page and of its comparison (CMP-02, CMP-10). */
export type ModelHeroModel = {
  title: string
  text: string
  note: string
  picture: PictureModel | null
  buttons: { label: string; href: string }[]
  /** `up to` `755` `km NEDC`. */
  figures: { before: string; value: string; after: string }[]
  gallery: GalleryPicture[]
  name: string
}

export function modelHero(
  model: Model,
  stock: ModelStock | undefined,
  dealer: DealerContext,
): ModelHeroModel {
  const { flags } = dealer.bundle.tenant
  const baseId = getBaseId(model)
  const isComing = model.status === 'coming_soon'
  const words = getModelWords([model], dealer.bundle.manufacturers)
  const trial = words.go === 'ride' ? 'Test Ride' : 'Test Drive'
  const testDrive = { label: model.testDriveLabel || trial, href: testDriveModelPath(baseId) }
  const order = { label: model.orderLabel || 'Order Now', href: orderModelPath(baseId) }
  return {
    title: model.heroTitle || `${model.manufacturerName} ${model.name}`,
    text: model.heroText || model.summary,
    note: isComing ? 'Coming Soon' : '',
    picture: modelPicture(model, dealer),
    buttons: [...(flags.testDriveButton && !isComing ? [testDrive] : []), order],
    figures: heroFigures(model, stock, words),
    gallery: buildGallery(model, dealer),
    name: model.name,
  }
}

/** The best figures of all variants, each with the name of its test, and the price; at most three. */
function heroFigures(
  model: Model,
  stock: ModelStock | undefined,
  { go }: TradeWords,
): ModelHeroModel['figures'] {
  const variants = listVariants(model)
  const performance = (
    key: 'rangeNedcKm' | 'rangeWltpKm' | 'zeroTo100' | 'consumption' | 'powerKw',
    of: 'max' | 'min',
  ) => extreme(variants, (variant) => variant.performance[key], of)
  const nedc = performance('rangeNedcKm', 'max')
  const wltp = performance('rangeWltpKm', 'max')
  const price = fromPrice(model, stock)
  const figures = [
    figure('up to', nedc, 'km NEDC') ?? figure('up to', wltp, 'km WLTP'),
    figure('0–100 from', performance('zeroTo100', 'min'), 's', 1),
    nedc === null && wltp === null ? figure('from', performance('consumption', 'min'), 'L/100 km', 1) : null,
    figure('up to', performance('powerKw', 'max'), 'kW'),
  ].filter((each) => each !== null)
  const shown = figures.slice(0, 2)
  return price === '' ? shown : [...shown, { before: 'from', value: price, after: `${go} away` }]
}

function figure(before: string, value: number | null, after: string, decimals = 0) {
  return value === null ? null : { before, value: formatMeasure(value, { unit: '', decimals }), after }
}
