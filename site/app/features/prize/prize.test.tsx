import { expect, test } from 'vitest'
import { ask, MOBILE, openTestAccount } from '#app/features/account/testing/test-account.ts'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { Wheel } from './components/wheel.tsx'
import { getPrizePage, postSpin } from './prize.server.ts'

const prizes = [
  { label: 'Cap', weight: 1 },
  { label: 'Free service', weight: 1 },
]
const answers = { name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: MOBILE, postcode: '4000' }

const open = (flags: object = {}, wheel: object | null = { title: '', terms: '', prizes }) =>
  openTestAccount({ flags: { ...flags }, tenant: { prizeWheel: wheel, email: 'hello@a.example' } })

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (answer: Response) => answer,
  )

test('a number spins once: its prize is stored, in the lead and on the page (OPEN-74)', async () => {
  const { context, db } = await open()
  const lead_attributes = JSON.stringify({ visited_pages: ['/'], linked_query_params: { gclid: 'g' } })
  const spun = await thrown(postSpin(context('/spin-to-win'), ask('/'), { ...answers, lead_attributes }))
  expect(spun?.status).toBe(303)
  const [draw] = await db.selectFrom('prize_draws').selectAll().execute()
  const [lead] = await db.selectFrom('leads').selectAll().execute()
  expect(JSON.parse(lead?.payload ?? '')).toMatchObject({
    kind: 'prize_wheel',
    prize: draw?.prize,
    prize_code: draw?.code,
    lead_attributes: JSON.parse(lead_attributes),
  })
  expect(draw?.lead_id).toBe(lead?.id)
  const page = await getPrizePage(context(spun?.headers.get('location') ?? ''), ask('/'))
  expect(page).toMatchObject({ form: null, won: { prize: draw?.prize, code: draw?.code } })
  expect(page.prizes[page.won?.index ?? -1]).toBe(draw?.prize)

  const again = await postSpin(context('/spin-to-win'), ask('/'), { ...answers, phone: '+61 412 345 678' })
  expect(again).toMatchObject({
    status: 409,
    page: { won: null, form: { lastResult: { error: { '': ['You’ve had your spin with this number.'] } } } },
  })
  expect(await db.selectFrom('leads').selectAll().execute()).toHaveLength(1)
})

test('concurrent spins of one number are one draw and one lead', async () => {
  const { context, db } = await open()
  await Promise.all(
    Array.from({ length: 6 }, () => thrown(postSpin(context('/spin-to-win'), ask('/'), answers))),
  )
  expect(await db.selectFrom('prize_draws').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('leads').selectAll().execute()).toHaveLength(1)
})

test('an incomplete form draws no prize and shows the typed values', async () => {
  const { context, db } = await open()
  const wrong = await postSpin(context('/spin-to-win'), ask('/'), { ...answers, phone: '', email: 'no' })
  expect(wrong).toMatchObject({
    status: 422,
    page: { form: { lastResult: { error: { phone: [expect.any(String)], email: [expect.any(String)] } } } },
  })
  const values =
    wrong.page.form?.steps.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])) ?? []
  expect(Object.fromEntries(values)).toMatchObject({ name: 'Ann', email: 'no' })
  expect(await db.selectFrom('prize_draws').selectAll().execute()).toEqual([])
})

test('a form with a filled honeypot wins no prize', async () => {
  const { context, db } = await open()
  await thrown(postSpin(context('/spin-to-win'), ask('/'), { ...answers, leave_empty: 'x' }))
  expect(await db.selectFrom('prize_draws').selectAll().execute()).toEqual([])
})

test('a prize is shown at its signed address, not at a forged one', async () => {
  const { context } = await open()
  expect(await getPrizePage(context('/spin-to-win?draw=ABCDEFGH.nothing'), ask('/'))).toMatchObject({
    won: null,
  })
})

test('a gated wheel requires sign-in, and a dealer without a wheel has no page (AUTH-05, ROUTE-30)', async () => {
  const gated = await open({ gateSpinToWin: true })
  const away = await thrown(getPrizePage(gated.context('/spin-to-win'), ask('/')))
  expect(away?.headers.get('location')).toBe('/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2F')
  expect((await thrown(postSpin(gated.context('/spin-to-win'), ask('/'), answers)))?.status).toBe(302)
  for (const wheel of [null, { prizes: prizes.slice(0, 1) }]) {
    const { context } = await open({}, wheel)
    expect((await thrown(getPrizePage(context('/spin-to-win'), ask('/'))))?.status).toBe(404)
  }
})

test('the wheel turns its prize to the top by CSS', () => {
  const html = pageHtml(<Wheel prizes={['a', 'b', 'c', 'd']} won={1} />)
  expect(html).toContain('--turn:1665deg')
  expect(html.match(/wheel__field/g)?.length).toBeGreaterThanOrEqual(4)
})
