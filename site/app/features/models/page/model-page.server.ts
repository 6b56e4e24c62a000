import { getBaseId, type Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { NavLink } from '#app/page/layout-model.ts'
import { compareLink } from '#app/parts/model/compare-sides.ts'
import { findModelStock } from '#app/parts/model/model-stock.server.ts'
import { listShownOffers, type OfferModel, offerModel } from '#app/parts/offer/offer-model.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { findPicture, modelSwatches, type SwatchModel } from '../model-pictures.server.ts'
import { type ModelHeroModel, modelHero } from './model-hero.server.ts'
import { type PageSection, pageSection } from './page-section.server.ts'
import { type StockSection, stockSection } from './stock-section.server.ts'
import { type VariantsSection, variantsSection } from './variants-section.server.ts'

/** The page of a model (CMP-12, ROUTE-33). */
export type ModelPageModel = {
  kind: 'model'
  hero: ModelHeroModel
  name: string
  swatches: SwatchModel[]
  details: { key: string; title: string; text: string; picture: PictureModel | null }[]
  offers: OfferModel[]
  stock: StockSection
  compare: NavLink | null
} & PageSection &
  VariantsSection

const OFFERS_SHOWN = 3

/** The model with this short name or slug, of the makes that the dealer sells; null without one. */
export function findModel({ bundle }: DealerContext, asked: string): Model | null {
  const { models } = bundle
  return (
    models.find((model) => getBaseId(model) === asked) ?? models.find(({ slug }) => slug === asked) ?? null
  )
}

export async function getModelPage(dealer: DealerContext, model: Model): Promise<ModelPageModel> {
  const stockOfModels = await findModelStock(dealer)
  const stock = stockOfModels?.get(model.id)
  const [variants, cars] = await Promise.all([
    variantsSection(model, dealer, stock),
    stockSection(model, dealer, { stock, isKnown: stockOfModels !== null }),
  ])
  const hero = modelHero(model, stock, dealer)
  return {
    kind: 'model',
    ...pageSection(model, dealer, { hero, stock }),
    hero,
    name: model.name,
    ...variants,
    swatches: modelSwatches(model, dealer),
    details: buildDetails(model, dealer),
    offers: listOffers(model, dealer),
    stock: cars,
    compare: compareLink(dealer.bundle.models, model),
  }
}

function buildDetails(model: Model, dealer: DealerContext): ModelPageModel['details'] {
  return model.details.map(({ key, title, text, ...pictured }) => ({
    key,
    title,
    text,
    picture: findPicture(pictured, `${model.name}: ${title}`, model, dealer),
  }))
}

function listOffers(model: Model, dealer: DealerContext): OfferModel[] {
  const own = listShownOffers(dealer).filter(({ model: about }) => about?.slug === model.slug)
  return own.slice(0, OFFERS_SHOWN).map((offer) => offerModel(offer, dealer, 'card'))
}
