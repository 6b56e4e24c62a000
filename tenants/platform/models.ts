import { orderRank, reference, slug } from '../src/content-fields.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { modelPageContent } from './model-page-content.ts'
import { modelPictureAddress } from './model-pictures.ts'
import type { ModelSeed } from './model-seed.ts'
import { CAR_MODELS } from './models-cars.ts'
import { MG_MODELS } from './models-mg.ts'
import { MOTORCYCLE_MODELS } from './models-motorcycles.ts'
import { CARAVAN_MODELS, TRUCK_MODELS } from './models-trucks.ts'

/** Models by the slug of the make. Makes are called by their plain names, as the stock calls them. */
const MODELS: Readonly<Record<string, readonly ModelSeed[]>> = {
  mg: MG_MODELS,
  ...CAR_MODELS,
  ...TRUCK_MODELS,
  ...CARAVAN_MODELS,
  ...MOTORCYCLE_MODELS,
}

/** The models that menus and cards show, make by make. */
export function listModels(): SeedDocument[] {
  return Object.entries(MODELS).flatMap(([make, models]) =>
    models.map((model, at) => modelDocument(make, model, at + 1)),
  )
}

function modelDocument(make: string, model: ModelSeed, place: number): SeedDocument {
  return {
    _id: `model-${make}-${model.slug.replace(`${make}-`, '')}`,
    _type: 'model',
    name: model.name,
    slug: slug(model.slug),
    manufacturer: reference(`manufacturer-${make}`),
    status: model.status ?? 'available',
    summary: model.summary,
    manufacturerBody: model.bodies[0],
    ...(model.sinceYear ? { sinceYear: model.sinceYear } : {}),
    ...(model.bodies[1] ? { manufacturerBody2: model.bodies[1] } : {}),
    ...(model.bodies[2] ? { manufacturerBody3: model.bodies[2] } : {}),
    powertrains: model.powertrains.filter(Boolean),
    orderRank: orderRank(place),
    cloudfrontNewImageUrl: modelPictureAddress(model.slug),
    ...modelPageContent(model.slug),
  }
}
