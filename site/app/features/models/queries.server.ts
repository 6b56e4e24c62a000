import type { Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { formatCount } from '#app/domain/words/count.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { NavLink } from '#app/page/layout-model.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList, itemList } from '#app/page/structured-page.ts'
import { canonicalModelPath } from '#app/parts/model/canonical-model-path.ts'
import { compareLink } from '#app/parts/model/compare-sides.ts'
import { chooseModels, type ModelChoice, modelChoices, modelsHref } from '#app/parts/model/model-filters.ts'
import { homePath, modelsPath } from '#app/paths.ts'
import { brandAddress } from './brand/brand-address.ts'
import { listModelCards, type ModelCardModel } from './card/model-card.server.ts'

/** The page at `/models`: the models a dealer sells new, by make, and what they may be narrowed by (NAV-05). */
export type ModelsPageModel = {
  meta: PageMeta
  title: string
  filters: { title: string; choices: (NavLink & { current: boolean })[] }[]
  makes: { name: string; overview: string | null; models: ModelCardModel[] }[]
  compare: NavLink | null
  /** How the prices of all are said; of cars and motorcycles together as of cars. */
  go: TradeWords['go']
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** @throws 404 while the dealer sells no model new */
export async function getModels(dealer: DealerContext, choice: ModelChoice): Promise<ModelsPageModel> {
  const { models, tenant } = dealer.bundle
  if (models.length === 0) throw new Response('No models', { status: 404 })
  const cards = await listModelCards(chooseModels(models, choice), dealer)
  return {
    meta: {
      title: 'Models',
      description: `The new models at ${tenant.name}: ${models.map(({ name }) => name).join(', ')}.`,
      ...siteMeta(dealer),
      path: modelsPath(),
      structured: [
        breadcrumbList([{ label: 'Home', href: homePath() }, { label: 'Models' }], {
          origin: dealer.origin,
          path: modelsPath(),
        }),
        itemList(
          models.map((model) => canonicalModelPath(model, dealer)),
          { origin: dealer.origin, name: 'Models' },
        ),
      ],
    },
    title: formatTitle(cards),
    filters: buildFilters(models, choice),
    makes: byMake(cards, models, dealer),
    compare: compareLink(models),
    go: cards.length > 0 && cards.every(({ words }) => words.go === 'ride') ? 'ride' : 'drive',
  }
}

/** `Eight models. 160 here now.` */
function formatTitle(cards: readonly ModelCardModel[]): string {
  if (cards.length === 0) return 'No such models'
  const here = cards.reduce((sum, { stock }) => sum + (stock?.count ?? 0), 0)
  const models = `${countWord(cards.length)} model${cards.length === 1 ? '' : 's'}.`
  if (here > 0) return `${models} ${formatCount(here)} here now.`
  return cards.every(({ withoutStock }) => withoutStock !== '') ? `${models} All to order.` : models
}

/** A count at the beginning of a sentence: in words up to ten. */
export function countWord(count: number): string {
  return WORDS[count] ?? formatCount(count)
}

function buildFilters(models: readonly Model[], choice: ModelChoice): ModelsPageModel['filters'] {
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

function byMake(
  cards: readonly ModelCardModel[],
  models: readonly Model[],
  { bundle }: DealerContext,
): ModelsPageModel['makes'] {
  const makes = new Map<string, ModelCardModel[]>()
  for (const card of cards) makes.set(card.make, [...(makes.get(card.make) ?? []), card])
  const formatSlug = (name: string) =>
    models.find((model) => model.manufacturerName === name)?.manufacturerSlug
  return [...makes]
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([name, entries]) => {
      return { name, overview: brandAddress(bundle, formatSlug(name) ?? ''), models: entries }
    })
}
