import type { Engine } from '../engine.ts'
import type { Route } from '../http/route.ts'
import { SERVER_VERSION } from '../options.ts'
import { accepted } from './accepted.ts'

/** Those of the emulated Meilisearch: clients parse the commit and its date. */
const VERSION = {
  commitSha: '2ecfd54ca7f3dd1c76d304efce86c9b8af9f82aa',
  commitDate: '2026-07-16T14:59:12Z',
  pkgVersion: SERVER_VERSION,
}

/** Health, version and snapshots. */
export function statusRoutes(engine: Engine): Route[] {
  const snapshot: Route['handle'] = () =>
    accepted(engine, {
      type: 'snapshotCreation',
      indexUid: null,
      details: null,
      operation: { kind: 'createSnapshot' },
    })
  return [
    {
      method: 'GET',
      path: '/',
      action: null,
      handle: () => ({ status: 200, body: { status: 'Meilisearch is running' } }),
    },
    {
      method: 'GET',
      path: '/health',
      action: null,
      handle: () => ({ status: 200, body: { status: 'available' } }),
    },
    { method: 'GET', path: '/version', action: 'version', handle: () => ({ status: 200, body: VERSION }) },
    { method: 'POST', path: '/snapshots', action: 'snapshots.create', handle: snapshot },
  ]
}
