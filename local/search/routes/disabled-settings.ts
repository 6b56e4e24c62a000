// Settings of disabled experimental features: default values, never changed.
import { pathParam } from '../../http/router.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import type { Route } from '../http/route.ts'
import { accepted } from './accepted.ts'

/** The default prompt settings of Meilisearch's chat feature. */
const CHAT = {
  description: '',
  documentTemplate:
    '{% for field in fields %}{% if field.is_searchable and field.value != nil %}{{ field.name }}: {{ field.value }}\n{% endif %}{% endfor %}',
  documentTemplateMaxBytes: 400,
  searchParameters: {},
}

const DISABLED = [
  { name: 'foreignKeys', segment: 'foreign-keys', method: 'PUT', value: [], feature: 'foreign keys' },
  { name: 'chat', segment: 'chat', method: 'PATCH', value: CHAT, feature: 'chat completions' },
] as const

export function disabledSettingsRoutes(engine: Engine): Route[] {
  return DISABLED.flatMap(({ name, segment, method, value, feature }): Route[] => {
    const path = `/indexes/:indexUid/settings/${segment}`
    return [
      {
        method: 'GET',
        path,
        action: 'settings.get',
        handle: ({ params }) => {
          engine.catalog.require(pathParam(params, 'indexUid'))
          return { status: 200, body: value }
        },
      },
      {
        method,
        path,
        action: 'settings.update',
        handle: () => {
          throw new ApiError('feature_not_enabled', `This requires enabling the \`${feature}\` feature.`)
        },
      },
      {
        method: 'DELETE',
        path,
        action: 'settings.update',
        handle: ({ params }) =>
          accepted(engine, {
            type: 'settingsUpdate',
            indexUid: pathParam(params, 'indexUid'),
            details: { [name]: null },
            operation: { kind: 'updateSettings', patch: {}, isDeletion: true },
          }),
      },
    ]
  })
}
