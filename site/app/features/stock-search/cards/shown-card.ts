import { carPath, reservePath } from '#app/paths.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { CarCardModel } from './card-model.ts'

/*
 * A document holds every card twice: as markup, and as the model that React takes the markup up with. What can be read
 * from the markup does not travel again (decision 013). `CarCard` writes what is read here; a test holds them together.
 */
const SHOWN = [
  ...(['slug', 'name', 'sub', 'photo', 'tag', 'tagLook', 'price', 'priceType', 'was', 'weekly'] as const),
  ...(['comparison', 'gone', 'facts', 'table', 'similar', 'finance', 'reserve', 'reserveAt'] as const),
] as const
const shown = new Set<string>(SHOWN)

/** What a card's markup does not say of its model. */
export type UnseenCard = Omit<CarCardModel, (typeof SHOWN)[number]>

/** What has to travel beside a card's markup. */
export function unseenOf(card: CarCardModel): UnseenCard {
  return Object.fromEntries(Object.entries(card).filter(([name]) => !shown.has(name))) as UnseenCard
}

/** The model behind a card's markup, as the server wrote it. */
export function readCard(unseen: UnseenCard, article: Element): CarCardModel {
  const [link] = within(article, 'card__name', 'a')
  const slug = decodeURIComponent((link?.getAttribute('href') ?? '').slice(carPath('').length))
  const found = {
    ...unseen,
    slug,
    name: textOf(link),
    sub: written(within(article, 'card__sub', 'span')[0]),
    photo: photoOf(article),
    ...tagOf(article),
    ...moneyOf(article),
    facts: within(article, 'facts', 'li').map((fact): [IconName, string] => [
      iconOf(fact),
      textOf(fact.getElementsByTagName('span')[0]),
    ]),
    table: tableOf(article),
    ...actsOf(article, slug),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as unknown as CarCardModel
}

/** Elements of a kind within the first one of a class. */
function within(element: Element, name: string, tag: string): Element[] {
  return [...(element.getElementsByClassName(name)[0]?.getElementsByTagName(tag) ?? [])]
}

const textOf = (node: Node | null | undefined) => node?.textContent ?? ''

/** What is written there; a line with nothing to say holds its height by a space of its own. */
function written(node: Node | null | undefined): string | undefined {
  const text = textOf(node)
  return text === '' || text === '\u00a0' ? undefined : text
}

function photoOf(article: Element): string | undefined {
  const [image] = within(article, 'pic', 'img')
  return image?.getAttribute('srcset') ?? image?.getAttribute('src') ?? undefined
}

function tagOf(article: Element): Pick<CarCardModel, 'tag' | 'tagLook'> | undefined {
  const tag = article.getElementsByClassName('tag')[0]
  if (!tag) return undefined
  const look = { 'tag--ink': 'dark', 'tag--certified': 'certified' } as const
  const [, name] = (tag.getAttribute('class') ?? '').split(' ') as [string, keyof typeof look | undefined]
  return { tag: textOf(tag), ...(name ? { tagLook: look[name] } : {}) }
}

function moneyOf(article: Element): Partial<CarCardModel> & Pick<CarCardModel, 'price'> {
  const [price] = within(article, 'price', 'span')
  const [priceType] = within(article, 'price', 'small')
  const [was] = within(article, 'price', 's')
  const [weekly] = within(article, 'repay', 'b')
  const [line] = within(article, 'repay', 'span')
  return {
    price: textOf(price),
    priceType: written(priceType),
    was: written(was?.lastChild),
    ...(weekly ? { weekly: textOf(weekly), comparison: textOf(line?.firstChild) } : { gone: written(line) }),
  }
}

function iconOf(element: Element): IconName {
  const address = element.getElementsByTagName('use')[0]?.getAttribute('href') ?? ''
  return address.slice(address.indexOf('#') + 1) as IconName
}

function tableOf(article: Element): CarCardModel['table'] {
  const labels = within(article, 'card__table', 'dt')
  if (labels.length === 0) return undefined
  const values = within(article, 'card__table', 'dd')
  return labels.map((label, index) => [textOf(label), textOf(values[index])])
}

function actsOf(article: Element, slug: string): Partial<CarCardModel> {
  const links = within(article, 'card__acts', 'a')
  const [first] = links
  if (article.classList.contains('is-gone')) return { similar: first?.getAttribute('href') ?? '' }
  const reserve = links.find((link) => link.classList.contains('wide'))
  const finance = links.filter((link) => link !== reserve)[1]
  const at = reserve?.getAttribute('href') ?? undefined
  return {
    ...(reserve ? { reserve: textOf(reserve.firstChild) } : {}),
    ...(at === undefined || at === reservePath(slug) ? {} : { reserveAt: at }),
    ...(finance ? { finance: textOf(finance.firstChild) } : {}),
  }
}
