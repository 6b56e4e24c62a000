import {
  baseIdOf,
  formatMeasure,
  listVariants,
  type Model,
  type ModelVariant,
  powerText,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { STOCK_AWAY } from '#app/http/call-instead.ts'
import { withStockFallback } from '#app/integrations/stock-fallback.server.ts'
import { anyOf, equals } from '#app/integrations/stock-index-filter.ts'
import { stockScope } from '#app/integrations/stock-scope.server.ts'
import type { NavLink } from '#app/page/layout-model.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList } from '#app/page/structured-page.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { carCards } from '#app/parts/car/present-car.server.ts'
import { canonicalModelPath } from '#app/parts/model/canonical-model-path.ts'
import { compareLink } from '#app/parts/model/compare-sides.ts'
import { countVariants, findModelStock, type ModelStock } from '#app/parts/model/model-stock.server.ts'
import { listShownOffers, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import { homePath, modelStockPath, modelsPath, orderModelPath, stockQueryPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { PictureModel } from '#app/ui/picture.tsx'
import { brandAddress } from '../brand/brand-address.ts'
import { priceText } from '../card/model-card.server.ts'
import { modelSwatches, pictureOf, type SwatchModel } from '../model-pictures.server.ts'
import { countWord } from '../queries.server.ts'
import { type ModelHeroModel, modelHero } from './model-hero.server.ts'
import { structuredModel } from './structured-model.ts'

/** A variant as the model's page shows it. */
export type VariantModel = {
  id: string
  name: string
  price: string
  facts: { label: string; value: string }[]
  more: string
  delivery: string
  order: string
  stock: NavLink | null
}

/** The page of a model (CMP-12, ROUTE-33). */
export type ModelPageModel = {
  kind: 'model'
  meta: PageMeta
  crumbs: Crumb[]
  hero: ModelHeroModel
  name: string
  variantsTitle: string
  variants: VariantModel[]
  swatches: SwatchModel[]
  details: { key: string; title: string; text: string; picture: PictureModel | null }[]
  offers: OfferModel[]
  /** `none` is said where there are no cards. */
  stock: { title: string; none: string; cards: CarCardModel[]; search: string }
  compare: NavLink | null
}

const CARS_SHOWN = 8
const OFFERS_SHOWN = 3

/** The model with this short name or slug, of the makes that the dealer sells; null without one. */
export function findModel({ bundle }: DealerContext, asked: string): Model | null {
  const { models } = bundle
  return (
    models.find((model) => baseIdOf(model) === asked) ?? models.find(({ slug }) => slug === asked) ?? null
  )
}

export async function getModelPage(dealer: DealerContext, model: Model): Promise<ModelPageModel> {
  const stockOfModels = await findModelStock(dealer)
  const stock = stockOfModels?.get(model.id)
  const variants = listVariants(model)
  const [counts, cards] = await Promise.all([countVariants(dealer, stock, variants), listCars(dealer, stock)])
  const hero = modelHero(model, stock, dealer)
  const meta = metaOf(model, hero, dealer)
  const crumbs = crumbsOf(model, dealer)
  const source = { url: meta.origin + meta.path, image: hero.picture?.src ?? null, stock }
  return {
    kind: 'model',
    meta: { ...meta, structured: [structuredModel(model, source), breadcrumbList(crumbs, meta)] },
    crumbs,
    hero,
    name: model.name,
    variantsTitle: `${countWord(variants.length)} variant${variants.length === 1 ? '' : 's'}`,
    variants: variants.map((variant) => variantModel(variant, stock, counts.get(variant.id))),
    swatches: modelSwatches(model, dealer),
    details: model.details.map(({ key, title, text, ...pictured }) => ({
      ...{ key, title, text },
      picture: pictureOf(pictured, `${model.name}: ${title}`, model, dealer),
    })),
    offers: offersOf(model, dealer),
    stock: {
      ...stockWords(stock, stockOfModels !== null, model.name),
      cards,
      search: stockQueryPath(baseIdOf(model)),
    },
    compare: compareLink(dealer.bundle.models, model),
  }
}

function stockWords(stock: ModelStock | undefined, isKnown: boolean, name: string) {
  if (!isKnown) return { title: 'In stock', none: STOCK_AWAY }
  return {
    title: stock ? `${formatCount(stock.count)} in stock` : 'On order',
    none: `There is no ${name} here today. We order it for you from the maker.`,
  }
}

function metaOf(model: Model, hero: ModelHeroModel, dealer: DealerContext): PageMeta {
  const { tenant } = dealer.bundle
  const figures = hero.figures.map(({ before, value, after }) => `${before} ${value} ${after}`)
  return {
    title: `${model.manufacturerName} ${model.name}: prices, variants and colours`,
    description: [`${hero.title} at ${tenant.name}`, ...figures].join(', ').concat('.'),
    ...siteMeta(dealer),
    path: canonicalModelPath(model, dealer),
    ...(hero.picture ? { image: hero.picture.src } : {}),
  }
}

function crumbsOf(model: Model, { bundle }: DealerContext): Crumb[] {
  const make = brandAddress(bundle, model.manufacturerSlug)
  return [
    { label: 'Home', href: homePath() },
    { label: 'Models', href: modelsPath() },
    ...(make ? [{ label: model.manufacturerName, href: make }] : []),
    { label: model.name },
  ]
}

function variantModel(
  variant: ModelVariant,
  stock: ModelStock | undefined,
  counted: { count: number; badge: string } | undefined,
): VariantModel {
  return {
    id: variant.id,
    name: variant.name,
    price: priceText(variant.price),
    facts: variantFacts(variant),
    more: variant.features.slice(-3).join(' · '),
    delivery: variant.delivery,
    order: orderModelPath(variant.id),
    stock:
      stock && counted
        ? {
            label: `${formatCount(counted.count)} in stock`,
            href: `${modelStockPath(stock.make, stock.model)}&${new URLSearchParams({ badge: counted.badge })}`,
          }
        : null,
  }
}

/** The four figures that tell variants apart, of those that it has. */
function variantFacts({ performance, dimensions }: ModelVariant): VariantModel['facts'] {
  const figure = (value: number | null, unit: string, decimals = 0) =>
    value === null ? '' : formatMeasure(value, { unit, decimals })
  const power = powerText({ performance })
  const all = [
    { label: 'Range, WLTP', value: figure(performance.rangeWltpKm, 'km') },
    { label: '0–100 km/h', value: figure(performance.zeroTo100, 's', 1) },
    { label: power.includes('/') ? 'Power, front/rear' : 'Power', value: power },
    { label: 'Fuel, combined', value: figure(performance.consumption, 'L/100 km', 1) },
    { label: 'Torque', value: figure(performance.torqueNm, 'Nm') },
    { label: 'Drivetrain', value: performance.drivetrain },
    { label: 'Seat height', value: figure(dimensions.seatHeightMm, 'mm') },
    { label: 'Gross vehicle mass', value: figure(dimensions.grossVehicleMassKg, 'kg') },
  ].filter(({ value }) => value !== '')
  const isElectric = performance.rangeWltpKm !== null
  return all.filter(({ label }) => !(isElectric && label === 'Torque')).slice(0, 4)
}

function offersOf(model: Model, dealer: DealerContext): OfferModel[] {
  const own = listShownOffers(dealer).filter(({ model: about }) => about?.slug === model.slug)
  return own.slice(0, OFFERS_SHOWN).map((offer) => offerModel(offer, dealer, 'card'))
}

async function listCars(dealer: DealerContext, stock: ModelStock | undefined): Promise<CarCardModel[]> {
  if (!stock) return []
  const filter = [
    equals('make', stock.make),
    equals('model', stock.model),
    anyOf('car_type', ['new', 'demo']),
    anyOf('status', ['in_stock', 'coming_soon']),
  ].filter((condition) => condition !== null)
  const ask = () =>
    dealer.stock.listCars(stockScope(dealer), { filter, limit: CARS_SHOWN, sort: 'price-asc' })
  return carCards(await withStockFallback(dealer, ask, []), dealer)
}
