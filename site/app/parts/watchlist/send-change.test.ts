import { expect, test, vi } from 'vitest'
import { sendChange } from './send-change.ts'
import type { ChangeReply } from './watchlist-model.ts'

const send = (serverAction: () => Promise<unknown>) =>
  sendChange({ serverAction: serverAction as <T>() => Promise<T> })

/** A reply with the status that the router reads. */
async function readRefusal(answer: ChangeReply | Response) {
  if (!(answer instanceof Response)) throw new Error('The change was not refused.')
  return { status: answer.status, reply: await answer.json() }
}

test('a change that the site accepts returns its answer', async () => {
  expect(await send(async () => ({ success: true }))).toEqual({ success: true })
})

test.each([
  ['the site’s words', { success: false, message: 'No.' }, { message: 'No.' }],
  ['no words', { success: false, message: '' }, { message: 'An unknown error occurred.' }],
  [
    'a session that ended',
    { success: false, message: 'Please sign in again.', signed_out: true },
    { message: 'Please sign in again.', signed_out: true },
  ],
])(
  'a refusal with %s returns them, and a status after which nothing is loaded again',
  async (_, reply, returned) => {
    expect(await readRefusal(await send(async () => reply))).toEqual({
      status: 422,
      reply: { success: false, ...returned },
    })
  },
)

test('a change without an answer is a refusal in words and a warning (SAVE-13)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const answer = await send(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await readRefusal(answer)).toEqual({
    status: 422,
    reply: { success: false, message: 'An unknown error occurred.' },
  })
  expect(warn).toHaveBeenCalledOnce()
})
