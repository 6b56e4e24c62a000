import { errorText, HttpError } from '../../http/http-error.ts'
import type { Router } from '../../http/router.ts'
import { fullAccess } from '../auth/access.ts'
import { authorize } from '../auth/authorize.ts'
import type { KeyRing } from '../auth/key-ring.ts'
import { Interrupted } from '../tasks/slices.ts'
import { requireIndexUid } from '../validate/index-uid.ts'
import { errorBody } from './api-error.ts'
import type { Request } from './request.ts'
import type { Answer, Route } from './route.ts'

/** The segments of `/`. */
const ROOT = ['']

export interface DispatchOptions {
  router: Router<Route>
  ring: KeyRing
  now: () => number
  log: (line: string) => void
}

/** Routes and authorizes a request and answers it; errors become answers too. */
export function createDispatch({ router, ring, now, log }: DispatchOptions) {
  return async (request: Request): Promise<Answer> => {
    try {
      const found = router.find(request.method, request.path.length === 0 ? ROOT : request.path)
      if (found === null) return { status: 404 }
      if ('allowedMethods' in found)
        return { status: 405, headers: ['allow', found.allowedMethods.join(', ')] }
      const { route, params } = found
      const access =
        route.action === null
          ? fullAccess
          : authorize(request.headers.authorization, route.action, params.indexUid ?? null, ring, now())
      if (params.indexUid !== undefined) requireIndexUid(params.indexUid)
      return await route.handle({ request, params, access })
    } catch (error) {
      if (error instanceof HttpError) return { status: error.status, body: error.body }
      if (error instanceof Interrupted) return { status: 503, body: errorBody('internal', error.message) }
      log(`${request.method} /${request.path.join('/')}: ${errorText(error)}`)
      return { status: 500, body: errorBody('internal', 'An internal error has occurred.') }
    }
  }
}
