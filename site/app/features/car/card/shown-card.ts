import { carPath, reservePath } from '#app/paths.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { CarCardModel } from './card-model.ts'

/*
 * A document holds every card twice: as markup, and as the model that React takes the markup up with. What can be read
 * from the markup does not travel again (decision 013). `CarCard` writes what is read here; a test holds them together.
 */
const SHOWN = [
  ...([
    'slug',
    'name',
    'sub',
    'photo',
    'ground',
    'tag',
    'tagLook',
    'price',
    'priceType',
    'was',
    'weekly',
  ] as const),
  ...(['comparison', 'gone', 'facts', 'table', 'similar', 'finance', 'reserve', 'reserveAt'] as const),
] as const
const shown = new Set<string>(SHOWN)

/** What a card's markup does not say of its model. */
export type UnseenCard = Omit<CarCardModel, (typeof SHOWN)[number]>

/** Words of a drawn picture end so. */
const DRAWN = ', illustration'

/** What has to travel beside a card's markup. */
export function unseenOf(card: CarCardModel): UnseenCard {
  const { colour, drawn, model, ...rest } = card
  const unseen = {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !shown.has(name))),
    // The words of a picture say the colour, and the name ends with make and model.
    ...(card.photo === undefined || saysOtherwise(card) ? { colour, drawn } : {}),
    ...(modelIn(card) === model ? {} : { model: model ?? '' }),
  }
  return unseen as UnseenCard
}

/** Could the words of its picture be taken otherwise than they are meant? */
const saysOtherwise = ({ name, colour = '' }: CarCardModel) =>
  `${name}${colour}`.includes(',') || DRAWN.endsWith(colour)

/** The model, as far as the name tells it: `2023 Mazda CX-5`. */
function modelIn({ name, make }: Pick<CarCardModel, 'name' | 'make'>): string | undefined {
  const at = make === undefined ? -1 : name.indexOf(`${make} `)
  return make === undefined || at === -1 ? undefined : name.slice(at + make.length + 1)
}

/** The model behind a card's markup, as the server wrote it. */
export function readCard(unseen: UnseenCard, article: Element): CarCardModel {
  const [link] = within(article, 'card__name', 'a')
  const slug = decodeURIComponent((link?.getAttribute('href') ?? '').slice(carPath('').length))
  const name = textOf(link)
  const found = {
    ...(unseen.colour === undefined && !name.includes(',') ? pictured(article) : {}),
    model: modelIn({ name, ...unseen }),
    ...unseen,
    slug,
    name,
    sub: written(within(article, 'card__sub', 'span')[0]),
    photo: photoOf(article),
    ground: groundOf(article),
    ...tagOf(article),
    ...moneyOf(article),
    facts: within(article, 'facts', 'li').map((fact): [IconName, string] => [
      iconOf(fact),
      textOf(fact.getElementsByTagName('span')[0]),
    ]),
    table: tableOf(article),
    ...actsOf(article, slug),
  }
  return present(found) as unknown as CarCardModel
}

/** As loaders make cards: nothing that is empty. */
const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))

/** What the words of its picture say: `2023 Mazda CX-5, Soul Red, illustration`. */
function pictured(article: Element): Pick<CarCardModel, 'colour' | 'drawn'> {
  const [image] = within(article, 'pic', 'img')
  const words = image?.getAttribute('alt') ?? ''
  const drawn = words.endsWith(DRAWN)
  const said = drawn ? words.slice(0, -DRAWN.length) : words
  const at = said.indexOf(', ')
  return { ...(at === -1 ? {} : { colour: said.slice(at + 2) }), ...(drawn ? { drawn } : {}) }
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

const BACKGROUND = 'background:'

function groundOf(article: Element): string | undefined {
  const style = article.getElementsByClassName('pic')[0]?.getAttribute('style') ?? ''
  return style.startsWith(BACKGROUND) ? style.slice(BACKGROUND.length) : undefined
}

function tagOf(article: Element): Pick<CarCardModel, 'tag' | 'tagLook'> | undefined {
  const tag = article.getElementsByClassName('tag')[0]
  if (!tag) return undefined
  const look = { 'tag--ink': 'dark', 'tag--certified': 'certified' } as const
  const [, name] = (tag.getAttribute('class') ?? '').split(' ') as [string, keyof typeof look | undefined]
  return { tag: textOf(tag), ...(name ? { tagLook: look[name] } : {}) }
}

function moneyOf(article: Element): Partial<CarCardModel> {
  const [gone] = within(article, 'price--gone', 'span')
  if (gone) return { gone: textOf(gone) }
  const [price] = within(article, 'price', 'span')
  const [priceType] = within(article, 'price', 'small')
  const [was] = within(article, 'price', 's')
  const [weekly] = within(article, 'repay', 'b')
  const [line] = within(article, 'repay', 'span')
  return {
    price: textOf(price),
    priceType: written(priceType),
    was: written(was?.lastChild),
    ...(weekly ? { weekly: textOf(weekly), comparison: textOf(line?.firstChild) } : {}),
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
