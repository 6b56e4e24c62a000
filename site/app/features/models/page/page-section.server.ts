import type { Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList } from '#app/page/structured-page.ts'
import { canonicalModelPath } from '#app/parts/model/canonical-model-path.ts'
import type { ModelStock } from '#app/parts/model/model-stock.server.ts'
import { homePath, modelsPath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { brandAddress } from '../brand/brand-address.ts'
import type { ModelHeroModel } from './model-hero.server.ts'
import { structuredModel } from './structured-model.ts'

/** What search engines, shared links and breadcrumbs say of a model's page. */
export type PageSection = { meta: PageMeta; crumbs: Crumb[] }

export function pageSection(
  model: Model,
  dealer: DealerContext,
  { hero, stock }: { hero: ModelHeroModel; stock: ModelStock | undefined },
): PageSection {
  const meta = buildMeta(model, hero, dealer)
  const crumbs = buildCrumbs(model, dealer)
  const source = { url: meta.origin + meta.path, image: hero.picture?.src ?? null, stock }
  return {
    meta: { ...meta, structured: [structuredModel(model, source), breadcrumbList(crumbs, meta)] },
    crumbs,
  }
}

function buildMeta(model: Model, hero: ModelHeroModel, dealer: DealerContext): PageMeta {
  const { tenant } = dealer.bundle
  const figures = hero.figures.map(({ before, value, after }) => `${before} ${value} ${after}`)
  return {
    title: `${model.manufacturerName} ${model.name}: prices, variants and colours`,
    description: [`${hero.title} at ${tenant.name}`, ...figures].join(', ').concat('.'),
    ...siteMeta(dealer),
    path: canonicalModelPath(model, dealer),
    ...(hero.picture ? { image: hero.picture.src } : {}),
  }
}

function buildCrumbs(model: Model, { bundle }: DealerContext): Crumb[] {
  const make = brandAddress(bundle, model.manufacturerSlug)
  return [
    { label: 'Home', href: homePath() },
    { label: 'Models', href: modelsPath() },
    ...(make ? [{ label: model.manufacturerName, href: make }] : []),
    { label: model.name },
  ]
}
