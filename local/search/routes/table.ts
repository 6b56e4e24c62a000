import type { Engine } from '../engine.ts'
import type { Route } from '../http/route.ts'
import { batchRoutes } from './batches.ts'
import { disabledFeatureRoutes } from './disabled-features.ts'
import { disabledSettingsRoutes } from './disabled-settings.ts'
import { documentWriteRoutes } from './document-writes.ts'
import { documentRoutes } from './documents.ts'
import { fieldRoutes } from './fields.ts'
import { indexRoutes } from './indexes.ts'
import { keyRoutes } from './keys.ts'
import { searchRoutes } from './search.ts'
import { settingsRoutes } from './settings.ts'
import { statsRoutes } from './stats.ts'
import { statusRoutes } from './status.ts'
import { taskRoutes } from './tasks.ts'

/** Every route of the server. */
export function routes(engine: Engine): Route[] {
  return [
    ...statusRoutes(engine),
    ...statsRoutes(engine),
    ...searchRoutes(engine),
    ...indexRoutes(engine),
    ...documentRoutes(engine),
    ...documentWriteRoutes(engine),
    ...settingsRoutes(engine),
    ...disabledSettingsRoutes(engine),
    ...taskRoutes(engine),
    ...batchRoutes(engine),
    ...fieldRoutes(engine),
    ...keyRoutes(engine),
    ...disabledFeatureRoutes(engine),
  ]
}
