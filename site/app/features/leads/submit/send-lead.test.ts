import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeadFailed, sendLead } from './send-lead.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const answering = (body: string, status = 200) => (async () => new Response(body, { status })) as typeof fetch
const failure = async (ask: typeof fetch): Promise<LeadFailed> => {
  try {
    await sendLead({}, ask)
  } catch (error) {
    if (error instanceof LeadFailed) return error
  }
  throw new Error('it did not fail as it should')
}

test('LEAD-25: a lead that was taken up has an id', async () => {
  expect(await sendLead({}, answering('{"lead_id":"l-1"}'))).toBe('l-1')
})

test('LEAD-21, ERR-06: the site’s words are shown, and the usual ones where it has none', async () => {
  expect((await failure(answering('{"error":"This vehicle is not on this site."}', 422))).message).toBe(
    'This vehicle is not on this site.',
  )
  for (const body of ['<html>', '{}', '[]', 'null', '{"error":""}'])
    expect((await failure(answering(body, 500))).message).toBe('An unexpected error occured.')
  const offline = (async () => {
    throw new TypeError('offline')
  }) as typeof fetch
  expect((await failure(offline)).message).toBe('An unexpected error occured.')
})

test('LEAD-22, ERR-20: what is raised says that the submission failed', async () => {
  expect((await failure(answering('{"error":"No"}', 422))).cause).toBe('Lead submission failed')
})

test('what is wrong with fields comes along', async () => {
  const body = '{"error":"This is a required field.","field_errors":{"email":"This is a required field."}}'
  expect((await failure(answering(body, 422))).fieldErrors).toEqual({ email: 'This is a required field.' })
})
