import type { Engine } from '../engine.ts'
import type { Route } from '../http/router.ts'
import { SERVER_VERSION } from '../options.ts'
import { accepted } from './accepted.ts'

const VERSION = { commitSha: 'unknown', commitDate: 'unknown', pkgVersion: SERVER_VERSION }

/** Health, version, snapshots and dumps. */
export function statusRoutes(engine: Engine): Route[] {
  const snapshot: Route['handle'] = () =>
    accepted(engine, {
      type: 'snapshotCreation',
      indexUid: null,
      details: null,
      operation: { kind: 'createSnapshot' },
    })
  const dump: Route['handle'] = () =>
    accepted(engine, {
      type: 'dumpCreation',
      indexUid: null,
      details: { dumpUid: null },
      operation: { kind: 'createDump' },
    })
  return [
    {
      method: 'GET',
      pattern: '/health',
      action: null,
      handle: () => ({ status: 200, body: { status: 'available' } }),
    },
    { method: 'GET', pattern: '/version', action: 'version', handle: () => ({ status: 200, body: VERSION }) },
    { method: 'POST', pattern: '/snapshots', action: 'snapshots.create', handle: snapshot },
    { method: 'POST', pattern: '/dumps', action: 'dumps.create', handle: dump },
  ]
}
