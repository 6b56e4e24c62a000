// The tenants' door: the demo dealers and what their sites start with.
import { brisbaneMg } from '../brisbane-mg/dealer.ts'
import { quayside } from '../quayside/dealer.ts'
import type { DealerSeed } from './dealer-seed.ts'

/** The demo dealers, in the order in which they are listed. */
export const DEALERS: readonly DealerSeed[] = [quayside, brisbaneMg]

export { listPlatformDocuments } from '../platform/platform-documents.ts'
export type { DealerSeed, SeedDocument, SeedPicture } from './dealer-seed.ts'
