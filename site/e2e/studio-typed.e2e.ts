// Nothing goes live that nobody wrote: hours, dates and figures are typed, left and published in every order, by mouse and
// by keys. What is published is what the field showed last, or publishing was refused.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { field, openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { putBack, queryLake, storedDocuments } from './content.ts'
import { closeAll, studioOrigin } from './site-process.ts'
import { PRESSES, pressPublish, publishButton, stopsButton, typeOver } from './typed-fields.ts'

const OFFER = 'offer-quayside-small-car-finance'
const TILE = 'promoTile-quayside-stocktake'

interface TypedField {
  readonly what: string
  readonly type: string
  readonly id: () => string
  /** Its place in the form, where that does not open on it: a phone shows one tab. */
  readonly path?: string
  readonly input: (page: Page) => Locator
  /** What is typed, with what is stored of it; null is refused. */
  readonly texts: readonly (readonly [string, unknown])[]
  /** GROQ of what is stored. */
  readonly stored: string
}

let location = ''
const FIELDS: readonly TypedField[] = [
  {
    what: 'a day’s hours',
    type: 'location',
    id: () => location,
    input: (page) => page.getByRole('textbox', { name: 'Saturday, Sales' }),
    stored: 'openingHours[weekday == 6][0].intervals[]{"at": open + " " + close}.at',
    texts: [
      ['9-5, 4-6', null],
      ['10-2, half', null],
      ['half', null],
      ['8.30-3.20', ['08:30 15:20']],
      ['9-12, 1-5', ['09:00 12:00', '13:00 17:00']],
      ['10-2', ['10:00 14:00']],
    ],
  },
  {
    what: 'another department’s day',
    type: 'location',
    id: () => location,
    input: (page) => page.getByRole('textbox', { name: 'Sunday, Service' }),
    stored:
      'departments[department == "service"][0].openingHours[weekday == 0][0].intervals[]{"at": open + " " + close}.at',
    texts: [
      ['10-2, 1-3', null],
      ['soon', null],
      ['10-2', ['10:00 14:00']],
      ['11-1', ['11:00 13:00']],
    ],
  },
  {
    what: 'a tile’s end',
    type: 'promoTile',
    id: () => TILE,
    path: 'expiry',
    input: (page) => field(page, 'expiry').getByRole('textbox'),
    stored: 'expiry',
    texts: [
      ['31 febr', null],
      ['12', null],
      ['31 Jan 2031, 11:59 pm', '2031-01-31T12:59:59.000Z'],
      ['1/3/2032 5pm', '2032-03-01T06:00:00.000Z'],
    ],
  },
  {
    what: 'an offer’s price',
    type: 'offer',
    id: () => OFFER,
    path: 'price',
    input: (page) => field(page, 'price').getByRole('textbox'),
    stored: 'price',
    texts: [
      ['2 or 3', null],
      ['about 28k', null],
      ['$28,490', 28_490],
      ['27 990', 27_990],
    ],
  },
  {
    what: 'an offer’s rate',
    type: 'offer',
    id: () => OFFER,
    path: 'interestRate',
    input: (page) => field(page, 'interestRate').getByRole('textbox'),
    stored: 'interestRate',
    texts: [
      ['5.', null],
      ['low', null],
      ['5.25', 5.25],
      ['4.9 %', 4.9],
    ],
  },
]

/** What somebody does after typing. */
const AFTER = ['nothing', 'Tab', 'Enter', 'Escape', 'click elsewhere'] as const
/** The same numbers each time (mulberry32): a round that fails can be run again. */
function makeRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T
}

let before: Record<string, unknown>[] = []
const people = new Map<string, Promise<Page>>()

// Each plays several rounds, with a publish in each.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeAll(async () => {
  const [found] = await queryLake<string[]>(
    '*[_type == "location" && !(_id in path("drafts.**")) && tenant->slug.current == "quayside" && count(departments[department == "service"]) > 0] | order(orderRank asc)._id',
  )
  if (!found) throw new Error('Quayside has no location with a service department.')
  location = found
  before = await storedDocuments(location, OFFER, TILE)
})
test.afterEach(() => putBack(before))
test.afterAll(async () => closeAll(...(await Promise.all(people.values())).map((page) => page.context())))

/** Somebody’s Studio, signed in once. */
function open(browser: Browser, person: string, width: number): Promise<Page> {
  const start = async () => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await signIn(page, studioOrigin, person)
    return page
  }
  const opened = people.get(person) ?? start()
  people.set(person, opened)
  return opened
}

async function readStored(one: TypedField): Promise<unknown> {
  const [answer] = await queryLake<{ value: unknown }[]>(`*[_id == $id]{"value": ${one.stored}}`, {
    id: one.id(),
  })
  return answer?.value ?? null
}

async function leaveBy(page: Page, way: (typeof AFTER)[number]): Promise<void> {
  if (way === 'click elsewhere') await page.getByRole('region', { name: 'Site being worked on' }).click()
  else if (way !== 'nothing') await page.keyboard.press(way)
}

/** One round: what is published afterwards is what the field showed, or nothing was published and the field says why. */
async function playRound(page: Page, one: TypedField, choose: ReturnType<typeof makeRandom>): Promise<void> {
  const published = await readStored(one)
  const input = one.input(page)
  // What the draft has, and what stands in the field beside it.
  let kept: unknown = published
  let typed: { value: unknown } | null = null
  const steps: string[] = []
  for (let times = choose([1, 2]); times > 0; times -= 1) {
    const [text, value] = choose(one.texts)
    const way = choose(AFTER)
    await typeOver(input, text)
    await leaveBy(page, way)
    steps.push(`“${text}”`, way)
    typed = way === 'Escape' ? null : { value }
    if (typed && way !== 'nothing' && value !== null) {
      kept = value
      typed = null
    }
  }
  const how = choose(PRESSES)
  await test.step(`${[one.what, ...steps, how].join(', ')}`, async () => {
    const isRefused = typed !== null && typed.value === null
    const expected = typed && !isRefused ? typed.value : kept
    await pressPublish(page, how)
    if (isRefused) {
      await expect(stopsButton(page)).toBeVisible()
      expect(await readStored(one)).toEqual(published)
      await input.press('Escape')
      await expect(stopsButton(page)).toHaveCount(0)
      // What was read before it waits in the draft.
      if (await publishButton(page).isEnabled()) await pressPublish(page, 'mouse')
    }
    await expect.poll(() => readStored(one)).toEqual(expected)
    await expect.poll(async () => (await storedDocuments(`drafts.${one.id()}`)).length).toBe(0)
    await expect(publishButton(page)).toBeDisabled()
  })
}

async function playRounds(page: Page, one: TypedField, seed: number, rounds: number): Promise<void> {
  await openDocument(page, studioOrigin, one.type, one.id(), one.path)
  await expect(one.input(page)).toBeEditable()
  const choose = makeRandom(seed)
  for (let round = 1; round <= rounds; round += 1) await playRound(page, one, choose)
}

for (const [at, one] of FIELDS.entries()) {
  test(`${one.what}: typed and published in random orders, what goes live is what was shown`, async ({
    browser,
  }) => {
    await playRounds(await open(browser, 'Editor, Quayside', 1280), one, 1000 + at, 4)
  })

  test(`${one.what}: the same by a manager on a phone`, { tag: '@long' }, async ({ browser }) => {
    await playRounds(await open(browser, 'Manager, Quayside', 390), one, 2000 + at, 4)
  })
}
