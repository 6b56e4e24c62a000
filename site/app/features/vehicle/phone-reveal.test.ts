import { expect, test } from 'vitest'
import { readForm } from '#app/http/read-form.server.ts'
import { parseReveal } from './phone-reveal.server.ts'

const FIELDS = { car_id: 'quayside-Q1', dealership_id: '101', website_id: 'quayside' }
const readStatus = async (asked: () => unknown) => {
  const thrown: unknown = await Promise.resolve()
    .then(asked)
    .catch((error: unknown) => error)
  return thrown instanceof Response ? thrown.status : thrown
}
const posted = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://quayside.localhost/api/phone-reveal', { method: 'POST', body, headers })

test('a reveal of the dealer’s own page is recorded as it was sent', async () => {
  const origin = { origin: 'http://quayside.localhost' }
  const fields = await readForm(posted(new URLSearchParams(FIELDS), origin))
  expect(parseReveal(fields, 'quayside')).toEqual(FIELDS)
})

test.each([
  ['another site', { ...FIELDS, website_id: 'redgum' }],
  ['a car with a line break', { ...FIELDS, car_id: 'Q1\n{"level":"error"}' }],
  ['no car', { dealership_id: '101', website_id: 'quayside' }],
])('a reveal that names %s is refused', async (_what, fields) => {
  expect(await readStatus(() => parseReveal(fields, 'quayside'))).toBe(400)
})

test('what is too long and what is no form are refused', async () => {
  expect(await readStatus(() => readForm(posted(new URLSearchParams({ car_id: 'x'.repeat(20_000) }))))).toBe(
    413,
  )
  expect(await readStatus(() => readForm(posted('{}', { 'content-type': 'application/json' })))).toBe(400)
})

test.each(['QM 101', 'QM.101/a', ''])(
  'PHONE-02: a dealership is whatever the dealer’s system calls it: %j',
  (id) => {
    const fields = { ...FIELDS, dealership_id: id, car_id: `quayside_${'x'.repeat(150)}` }
    expect(parseReveal(fields, 'quayside')).toEqual(fields)
  },
)
