import { keyed, reference } from './content-fields.ts'
import { richText } from './rich-text.ts'

/** A heading and text; lines as `richText` reads them. */
export function textBlock(title: string, ...lines: string[]) {
  return { _type: 'richText', title, body: richText(...lines) }
}

/** A tile: what it is called, one line below, and where it leads. */
export type Tile = readonly [label: string, text: string, href: string]

/** Tiles that lead on, one to six. */
export function tilesBlock(title: string, tiles: readonly Tile[], text?: string) {
  return {
    _type: 'callToAction',
    title,
    ...(text ? { text } : {}),
    tiles: keyed(
      tiles.map(([label, line, href]) => ({ label, text: line, href })),
      'actionTile',
    ),
  }
}

/** A service: its name, what it is for, its price as shown, the note beside the price, and what it includes. */
export type PricedService = readonly [
  name: string,
  text: string,
  price: string,
  priceNote: string,
  ...includes: string[],
]

/** Services of the workshop with their prices; first on the page of service, above the booking. */
export function servicePricesBlock(
  title: string,
  services: readonly PricedService[],
  { text, note }: { text: string; note: string },
) {
  return {
    _type: 'servicePrices',
    title,
    text,
    services: keyed(
      services.map(([name, line, price, priceNote, ...includes]) => ({
        name,
        text: line,
        price,
        priceNote,
        includes,
      })),
      'servicePrice',
    ),
    note,
  }
}

type Beside = {
  text?: string
  /** The points are steps. */
  numbered?: true
  image?: object
  /** The first is the main one. */
  buttons?: readonly (readonly [title: string, link: string])[]
}

/** What a point is marked with where it is no tick. */
type Mark = 'minus' | 'wrench' | 'key'

/** Points, each a title and its text: what speaks for the workshop, or for a vehicle beside its picture. */
export function servicePointsBlock(
  title: string,
  points: readonly (readonly [title: string, text: string, mark?: Mark])[],
  { buttons = [], ...beside }: Beside = {},
) {
  const listed = points.map(([point, text, mark]) => ({ title: point, text, ...(mark ? { mark } : {}) }))
  return {
    _type: 'servicePoints',
    title,
    ...beside,
    points: keyed(listed, 'servicePoint'),
    ...(buttons.length > 0 ? { buttons: slideButtons(buttons) } : {}),
  }
}

/** Buttons, of which the first is the main one. */
export const slideButtons = (buttons: readonly (readonly [title: string, link: string])[]) =>
  keyed(
    buttons.map(([title, link], at) => ({ title, link, style: at === 0 ? 'primary' : 'secondary' })),
    'slideButton',
  )

/** Questions that open; each is the question and the lines of its answer. */
export function questionsBlock(
  title: string,
  questions: readonly (readonly [question: string, ...answer: string[]])[],
) {
  return {
    _type: 'questions',
    title,
    questions: keyed(
      questions.map(([question, ...answer]) => ({ question, answer: richText(...answer) })),
      'question',
    ),
  }
}

type Slide = {
  title: string
  description: string
  image?: object
  /** Notes on the picture; places and lengths in per cent of it. */
  points?: readonly { title: string; text?: string; x: number; y: number; span?: number }[]
  buttons?: readonly (readonly [title: string, link: string])[]
}

/** A hero; the first button of a slide is the main one. */
export function heroBlock(slides: readonly Slide[], showFinder = true) {
  return {
    _type: 'hero',
    showFinder,
    slides: keyed(
      slides.map(({ buttons = [], points = [], ...slide }) => ({
        ...slide,
        ...(points.length > 0 ? { points: keyed(points, 'picturePoint') } : {}),
        buttons: slideButtons(buttons),
      })),
      'slide',
    ),
  }
}

type Row = {
  title: string
  order?: 'latest' | 'relevant' | 'price-asc' | 'price-desc'
  carTypes?: readonly ('new' | 'demo' | 'used')[]
  bodies?: readonly string[]
  /** Whole dollars. */
  maxPrice?: number
  limit?: number
  linkLabel: string
  link: string
}

/** A row of cars from the dealer's stock. */
export function carRowBlock({ order = 'latest', limit = 6, ...row }: Row) {
  return { _type: 'carRow', order, limit, ...row }
}

/** A block that fills itself with what the site has; `more` are its fields. */
export function siteBlock(
  type: 'offers' | 'locations' | 'bodyTypes' | 'brandGrids' | 'figures' | 'priceSteps',
  more: Readonly<Record<string, unknown>> = {},
) {
  return { _type: type, ...more }
}

/** Numbers in a row, each `[value, what it counts]`. */
export function figuresBlock(...figures: readonly [value: string, label: string][]) {
  const listed = figures.map(([value, label]) => ({ value, label }))
  return { _type: 'figures', figures: keyed(listed, 'blockFigure') }
}

type Role = {
  title: string
  /** Id of a location. */
  location?: string
  kind?: 'full_time' | 'part_time' | 'casual' | 'apprenticeship' | 'contract'
  pay?: string
  text: string
  points?: readonly string[]
  /** `YYYY-MM-DD` */
  posted: string
  closes?: string
}

/** Open roles, each with its application. */
export function rolesBlock(title: string, text: string, roles: readonly Role[]) {
  const listed = roles.map(({ location, ...role }) => ({
    ...role,
    ...(location ? { location: reference(location) } : {}),
  }))
  return { _type: 'roles', title, text, roles: keyed(listed, 'openRole') }
}

/** People, each with a role, a sentence and a phone number. */
export function teamBlock(
  title: string,
  people: readonly (readonly [name: string, role: string, text: string, phone?: string])[],
  text?: string,
) {
  const listed = people.map(([name, role, line, phone]) => ({
    name,
    role,
    text: line,
    ...(phone ? { phone } : {}),
  }))
  return { _type: 'team', title, ...(text ? { text } : {}), people: keyed(listed, 'teamPerson') }
}

/** A form in a page, with the words beside it. */
export function formBlock(form: 'enquiry' | 'parts', title: string, text: string) {
  return { _type: 'leadForm', form, title, text }
}

/** What is covered for how many years, along a scale; the last is what else ends it. */
export function buildCover(...lines: readonly (readonly [name: string, years: number, text?: string])[]) {
  const listed = lines.map(([name, years, text]) => ({ name, years, ...(text ? { text } : {}) }))
  return keyed(listed, 'warrantyCover')
}

/** A job of a price list: its name, what it includes, how long it takes, and its price for each size or for all. */
type PricedJob = readonly [name: string, text: string, takes: string, ...prices: string[]]

/** Jobs with their prices by size of vehicle. */
export function priceListBlock(
  title: string,
  sizes: readonly (readonly [name: string, text: string])[],
  groups: readonly (readonly [title: string, jobs: readonly PricedJob[]])[],
  more: { text?: string; note?: string; buttons?: readonly (readonly [title: string, link: string])[] } = {},
) {
  const { buttons = [], ...words } = more
  const listJobs = (jobs: readonly PricedJob[]) =>
    keyed(
      jobs.map(([name, text, takes, ...prices]) => ({ name, text, takes, prices })),
      'priceJob',
    )
  return {
    _type: 'priceList',
    title,
    ...words,
    sizes: keyed(
      sizes.map(([name, text]) => ({ name, text })),
      'priceSize',
    ),
    groups: keyed(
      groups.map(([group, jobs]) => ({ title: group, jobs: listJobs(jobs) })),
      'priceGroup',
    ),
    ...(buttons.length > 0 ? { buttons: slideButtons(buttons) } : {}),
  }
}
