import type { PathParams } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import type { Action } from '../auth/actions.ts'
import type { Request } from './request.ts'

/** An answer: JSON, or no body. */
export interface Answer {
  status: number
  body?: unknown
  /** Names and values alternate, because a name may repeat. */
  headers?: readonly string[]
}

export interface RouteContext {
  request: Request
  /** Path segments by their names in the route's path. */
  params: PathParams
  access: Access
}

export interface Route {
  method: string
  /** `/indexes/:indexUid/search` */
  path: string
  /** The action the key must allow; null for a public route. */
  action: Action | null
  handle(context: RouteContext): Promise<Answer> | Answer
}
