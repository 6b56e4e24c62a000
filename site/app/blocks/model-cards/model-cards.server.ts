import { type BlockOf, templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { collectPageSlugs } from '#app/http/link-targets.ts'
import type { MenuTile } from '#app/page/layout-model.ts'
import { modelTile } from '#app/parts/model/model-tile.server.ts'

/** Cards of models. */
export type ModelCardsModel = { title: string; models: (MenuTile & { summary: string })[] }

/** BLOCK-04: the models that the dealer sells new, of one make or of all; null without any. */
export function modelCardsModel(
  { title, make, limit }: BlockOf<'modelCards'>,
  { bundle, picture }: DealerContext,
): ModelCardsModel | null {
  const models = bundle.models.filter(({ manufacturerSlug }) => make === '' || manufacturerSlug === make)
  if (models.length === 0) return null
  const { cutOuts: cutOut } = templateDefinition(bundle.tenant.template).picture
  const tools = { slugs: collectPageSlugs(bundle), picture, cutOut }
  return {
    title,
    models: models.slice(0, limit).map((model) => ({ ...modelTile(model, tools), summary: model.summary })),
  }
}
