import { pathParam } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/request.ts'
import type { Answer, Route } from '../http/route.ts'
import { readSetting, readSettings, settingReaders } from '../settings/read-settings.ts'
import { orderedPatch, type SettingName, type SettingsPatch } from '../settings/settings.ts'
import { accepted } from './accepted.ts'

const NAMES = Object.keys(settingReaders) as SettingName[]
/** Settings whose options are merged. */
const PATCHED = new Set<SettingName>(['typoTolerance', 'faceting', 'pagination', 'embedders'])
const ALL = '/indexes/:indexUid/settings'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Routes of an index's settings: all at once, and each on its own. */
export function settingsRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'GET',
      path: ALL,
      action: 'settings.get',
      handle: ({ params }) => ({
        status: 200,
        body: { ...engine.catalog.require(pathParam(params, 'indexUid')).row.settings },
      }),
    },
    {
      method: 'PATCH',
      path: ALL,
      action: 'settings.update',
      handle: async ({ request, params, access }) =>
        update(engine, pathParam(params, 'indexUid'), access, readSettings(await readJson(request)), false),
    },
    {
      method: 'DELETE',
      path: ALL,
      action: 'settings.update',
      handle: ({ params, access }) => {
        const patch = Object.fromEntries(NAMES.map((name) => [name, null]))
        return update(engine, pathParam(params, 'indexUid'), access, patch, true)
      },
    },
    ...NAMES.flatMap((name) => settingRoutes(engine, name)),
  ]
}

function settingRoutes(engine: Engine, name: SettingName): Route[] {
  const path = `${ALL}/${kebab(name)}`
  return [
    {
      method: 'GET',
      path,
      action: 'settings.get',
      handle: ({ params }) => ({
        status: 200,
        body: engine.catalog.require(pathParam(params, 'indexUid')).row.settings[name],
      }),
    },
    {
      method: PATCHED.has(name) ? 'PATCH' : 'PUT',
      path,
      action: 'settings.update',
      handle: async ({ request, params, access }) =>
        update(
          engine,
          pathParam(params, 'indexUid'),
          access,
          { [name]: readSetting(name, await readJson(request)) },
          false,
        ),
    },
    {
      method: 'DELETE',
      path,
      action: 'settings.update',
      handle: ({ params, access }) =>
        update(engine, pathParam(params, 'indexUid'), access, { [name]: null }, true),
    },
  ]
}

/** Meilisearch's display of a reset setting. */
const RESET_VIEW: SettingsPatch = { displayedAttributes: ['*'], searchableAttributes: ['*'] }

/** Settings of Meilisearch that are not stored here. */
const NOT_STORED = { foreignKeys: null, chat: null }

function update(
  engine: Engine,
  indexUid: string,
  access: Access,
  patch: SettingsPatch,
  isDeletion: boolean,
): Answer {
  if (!access.canCreateIndexes && !engine.catalog.find(indexUid)) {
    throw new ApiError('index_not_found', `Index \`${indexUid}\` not found.`)
  }
  const shown = Object.entries(orderedPatch(patch)).map(([name, value]) => [
    name,
    value ?? RESET_VIEW[name as SettingName] ?? null,
  ])
  const isAll = isDeletion && shown.length === NAMES.length
  return accepted(engine, {
    type: 'settingsUpdate',
    indexUid,
    details: { ...Object.fromEntries(shown), ...(isAll ? NOT_STORED : {}) },
    operation: { kind: 'updateSettings', patch, isDeletion },
  })
}
