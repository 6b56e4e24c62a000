import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Understanding } from './understand-client.ts'
import { PAUSE_MS, type RequestUnderstanding, UnderstandClient } from './understand-client.ts'

type Question = {
  text: string
  signal: AbortSignal
  answer: (understanding: Understanding | null) => void
  fail: () => void
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function asking() {
  const questions: Question[] = []
  const shown: string[] = []
  const ask: RequestUnderstanding = (params, signal) =>
    new Promise((answer, reject) => {
      questions.push({
        text: params.get('text') ?? '',
        signal,
        answer,
        fail: () => reject(new Error('down')),
      })
    })
  const asker = new UnderstandClient(ask, ({ href }) => shown.push(href))
  const type = (text: string) => asker.schedule(() => new URLSearchParams({ text }))
  return { asker, questions, shown, type }
}
const pause = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms)
const of = (href: string): Understanding => ({ href, pills: [] })

it('sends one request after a pause, with the text of that moment', async () => {
  const { questions, type, shown } = asking()
  for (const text of ['s', 'su', 'suv']) type(text)
  await pause(PAUSE_MS - 1)
  expect(questions).toEqual([])
  await pause(1)
  expect(questions.map(({ text }) => text)).toEqual(['suv'])
  questions[0]?.answer(of('/suv'))
  await pause()
  expect(shown).toEqual(['/suv'])
})

it('drops an outdated answer, whichever order the answers arrive in', async () => {
  const { questions, type, shown } = asking()
  type('suv')
  await pause()
  type('suv red')
  expect(questions[0]?.signal.aborted).toBe(true)
  await pause()
  questions[1]?.answer(of('/suv-red'))
  questions[0]?.answer(of('/suv'))
  await pause()
  expect(shown).toEqual(['/suv-red'])
})

it('reports no answer when a request fails or returns null', async () => {
  const { questions, type, shown } = asking()
  type('a')
  await pause()
  questions[0]?.answer(of('/a'))
  await pause(0)
  type('ab')
  await pause()
  questions[1]?.fail()
  type('abc')
  await pause()
  questions[2]?.answer(null)
  await pause()
  expect(shown).toEqual(['/a'])
})

it('sends a failed request again when flushed', async () => {
  const { asker, questions, type, shown } = asking()
  type('suv')
  await pause()
  questions[0]?.fail()
  await pause()
  const again = asker.flush()
  expect(questions.map(({ text }) => text)).toEqual(['suv', 'suv'])
  questions[1]?.answer(of('/suv'))
  expect(await again).toBe(true)
  expect(shown).toEqual(['/suv'])
  type('suv red')
  const failing = asker.flush()
  questions[2]?.fail()
  expect(await failing).toBe(false)
})

it('sends only a pending request when flushed, without the pause', async () => {
  const { asker, questions, type } = asking()
  void asker.flush()
  expect(questions).toEqual([])
  type('suv')
  void asker.flush()
  expect(questions.map(({ text }) => text)).toEqual(['suv'])
  questions[0]?.answer(of('/suv'))
  await pause(1_000)
  expect(questions).toHaveLength(1)
})
