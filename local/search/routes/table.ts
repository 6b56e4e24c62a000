import type { Engine } from '../engine.ts'
import type { Route } from '../http/route.ts'
import { disabledFeatureRoutes } from './disabled-features.ts'
import { documentWriteRoutes } from './document-writes.ts'
import { documentRoutes } from './documents.ts'
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
    ...taskRoutes(engine),
    ...keyRoutes(engine),
    ...disabledFeatureRoutes,
  ]
}
