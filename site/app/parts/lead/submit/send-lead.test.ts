import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnsent, unsentReply } from '../form/send-form.ts'
import { sendLead } from './send-lead.ts'

const warned = vi.fn()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warned))
afterEach(() => void vi.restoreAllMocks())

const sent = (answer: () => Promise<unknown>) => sendLead({ serverAction: answer as never })

test('a lead with another step is answered with the site’s form', async () => {
  const reply = { kind: 'form', form: { step: 1 } }
  expect(await sent(async () => reply)).toBe(reply)
})

test('LEAD-05: the redirect of a lead’s last step is data, so that the page can finish it', async () => {
  const redirect = new Response(null, { status: 303, headers: { location: '/success' } })
  expect(await sent(() => Promise.reject(redirect))).toEqual({ kind: 'done' })
})

test('LEAD-21, LEAD-22, ERR-06, ERR-20: a form without an answer reloads no data and shows the error', async () => {
  const answer = (await sent(() => Promise.reject(new TypeError('offline')))) as Response
  expect(answer.status).toBe(503)
  expect(isUnsent(await answer.json())).toBe(true)
  expect(unsentReply().error).toEqual({ '': ['An unexpected error occured.'] })
  expect(warned).toHaveBeenCalledWith('Lead submission failed', expect.any(TypeError))
})
