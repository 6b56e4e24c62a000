import type { Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { MenuTile, NavLink } from '#app/features/layout/layout-model.ts'
import { modelTile } from '#app/features/layout/model-tile.server.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { pageSlugsOf } from '#app/http/link-targets.ts'
import { modelsPath } from '#app/paths.ts'
import { chooseModels, type ModelChoice, modelChoices, modelsHref } from './model-filters.ts'

/** The page at `/models`: the models a dealer sells new, by make, and what they may be narrowed by (NAV-05). */
export type ModelsPageModel = {
  meta: PageMeta
  filters: { title: string; choices: (NavLink & { current: boolean })[] }[]
  makes: { name: string; models: ModelEntry[] }[]
}

/** A model with the sentence that staff wrote of it. */
export type ModelEntry = MenuTile & { summary: string }

/** @throws 404 while the dealer sells no model new */
export function getModels(dealer: DealerContext, choice: ModelChoice): ModelsPageModel {
  const { models, tenant } = dealer.bundle
  if (models.length === 0) throw new Response('No models', { status: 404 })
  return {
    meta: {
      title: 'Models',
      description: `The new models at ${tenant.name}: ${models.map(({ name }) => name).join(', ')}.`,
      ...siteMeta(dealer),
      path: modelsPath(),
    },
    filters: filtersOf(models, choice),
    makes: byMake(chooseModels(models, choice), dealer),
  }
}

function filtersOf(models: readonly Model[], choice: ModelChoice): ModelsPageModel['filters'] {
  const { bodies, powertrains } = modelChoices(models)
  return [
    { title: 'Body type', key: 'body', values: bodies } as const,
    { title: 'Powertrain', key: 'powertrain', values: powertrains } as const,
  ]
    .filter(({ values }) => values.length > 0)
    .map(({ title, key, values }) => ({
      title,
      choices: [null, ...values].map((value) => ({
        label: value ?? 'All',
        href: modelsHref({ ...choice, [key]: value }),
        current: (choice[key] ?? '').toLowerCase() === (value ?? '').toLowerCase(),
      })),
    }))
}

function byMake(models: readonly Model[], dealer: DealerContext): ModelsPageModel['makes'] {
  const makes = new Map<string, ModelEntry[]>()
  const tools = { slugs: pageSlugsOf(dealer.bundle), picture: dealer.picture }
  for (const model of models) {
    const entry = { ...modelTile(model, tools), summary: model.summary }
    makes.set(model.manufacturerName, [...(makes.get(model.manufacturerName) ?? []), entry])
  }
  return [...makes]
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([name, entries]) => ({ name, models: entries }))
}
