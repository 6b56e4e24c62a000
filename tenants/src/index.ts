// The tenants' door: the demo dealers and what their sites start with.
import type { DealerSeed } from './dealer-seed.ts'
import * as registered from './dealers.ts'

/** The demo dealers, by the alphabet. */
export const DEALERS: readonly DealerSeed[] = Object.values(registered)

export { listPlatformDocuments, listPlatformPictures } from '../platform/platform-documents.ts'
export type { DealerSeed } from './dealer-seed.ts'
