import { actionRoutes } from '../actions/action-routes.ts'
import { assetRoutes } from '../assets/asset-routes.ts'
import { uploadRoutes } from '../assets/upload-routes.ts'
import { accessRoutes } from '../auth/access-routes.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { invitationRoutes } from '../auth/invitation-routes.ts'
import { projectRoutes } from '../auth/project-routes.ts'
import { signInRoutes } from '../auth/sign-in-routes.ts'
import { userRoutes } from '../auth/user-routes.ts'
import { emptyRoutes } from '../empty-by-design.ts'
import { historyRoutes } from '../history/history-routes.ts'
import type { Lake } from '../lake.ts'
import { listenRoutes } from '../listeners/listen-routes.ts'
import { liveRoutes } from '../live/live-routes.ts'
import { mutateRoutes } from '../mutations/mutate-routes.ts'
import { exportRoutes } from '../query/export-routes.ts'
import { queryRoutes } from '../query/query-routes.ts'
import { docRoutes } from '../store/doc-routes.ts'
import { studioRoutes } from '../studio/studio-routes.ts'
import { localRoutes } from './local-routes.ts'
import type { Route } from './route.ts'
import { serviceRoutes } from './service-routes.ts'

/** Everything under `/v<version>/`: the hosted service's API. */
export function apiRoutes(lake: Lake): Route[] {
  return [
    ...queryRoutes(lake),
    ...exportRoutes(lake),
    ...docRoutes(lake),
    ...mutateRoutes(lake),
    ...actionRoutes(lake),
    ...listenRoutes(lake),
    ...liveRoutes(lake),
    ...historyRoutes(lake),
    ...uploadRoutes(lake),
    ...authRoutes(lake),
    ...userRoutes(lake),
    ...projectRoutes(lake),
    ...accessRoutes(lake),
    ...serviceRoutes(lake),
    ...emptyRoutes(),
  ]
}

/** All other paths: assets, sign-in, local endpoints, and the Studio. */
export function rootRoutes(lake: Lake): Route[] {
  return [
    ...assetRoutes(lake),
    ...signInRoutes(lake),
    ...invitationRoutes(lake),
    ...localRoutes(lake),
    ...studioRoutes(lake),
  ]
}
