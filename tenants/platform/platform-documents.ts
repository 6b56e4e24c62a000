import type { SeedDocument } from '../src/dealer-seed.ts'
import { listManufacturers } from './manufacturers.ts'
import { listModels } from './models.ts'

/** What belongs to no dealer: makes, models, and the platform's settings with the lists still empty. */
export function listPlatformDocuments(): SeedDocument[] {
  return [
    ...listManufacturers(),
    ...listModels(),
    { _id: 'platformSettings', _type: 'platformSettings', flagRules: [], financeHiddenDealerships: [] },
  ]
}
