import type { RouteMatch } from '../../http/router.ts'
import type { Handler } from './exchange.ts'

/** `GET /data/doc/:dataset/:ids`; a final `*name` matches the remaining segments. */
export interface Route {
  method: string
  path: string
  handle: Handler
  /** `known` (the default): only with a token; `readers`: also without, where the dataset is public; `anyone`. */
  access?: 'known' | 'readers' | 'anyone'
}

export type Match = RouteMatch<Route>
