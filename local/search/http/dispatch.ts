import { fullAccess } from '../auth/access.ts'
import { authorize } from '../auth/authorize.ts'
import type { KeyRing } from '../auth/key-ring.ts'
import { Interrupted } from '../tasks/slices.ts'
import { requireIndexUid } from '../validate/index-uid.ts'
import { ApiError, errorBody } from './api-error.ts'
import type { Request } from './request.ts'
import type { Answer, Router } from './router.ts'

export interface DispatchOptions {
  router: Router
  ring: KeyRing
  now: () => number
  log: (line: string) => void
}

/** Answers requests: finds the route, asks who may, and turns what is thrown into an error answer. */
export function createDispatch({ router, ring, now, log }: DispatchOptions) {
  return async (request: Request): Promise<Answer> => {
    try {
      const found = router.find(request.method, request.path)
      if (found === null) return { status: 404 }
      if ('methods' in found) return { status: 405, headers: ['allow', found.methods.join(', ')] }
      const { route, params } = found
      const access =
        route.action === null
          ? fullAccess
          : authorize(request.headers.authorization, route.action, params.indexUid ?? null, ring, now())
      if (params.indexUid !== undefined) requireIndexUid(params.indexUid)
      return await route.handle({ request, params, access })
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error.body() }
      if (error instanceof Interrupted) return { status: 503, body: errorBody('internal', error.message) }
      log(`${request.method} /${request.path.join('/')}: ${(error as Error).stack ?? error}`)
      return { status: 500, body: errorBody('internal', 'An internal error has occurred.') }
    }
  }
}
