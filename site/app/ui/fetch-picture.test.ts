import { afterEach, expect, it, vi } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers of the pipeline, one after the other; the last one for ever. */
function answerWith(...kinds: (string | null)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (source: string) => {
    const kind = kinds[Math.min(asked.length, kinds.length - 1)]
    asked.push(source)
    return new Response('x', { headers: kind ? { 'x-picture': kind } : {} })
  })
  return asked
}
const pauses: number[] = []
const pause = async (ms: number) => void pauses.push(ms)

it('a picture that is there, or is not, is fetched once', async () => {
  for (const kind of [null, 'missing', 'untransformed']) {
    const asked = answerWith(kind)
    const answer = await fetchPicture('/media/1.webp', {}, pause)
    expect([answer.headers.get('x-picture'), asked]).toEqual([kind, ['/media/1.webp']])
  }
  expect(pauses).toEqual([])
})

it('one that is late is fetched again with longer pauses, and not for ever', async () => {
  const asked = answerWith('late', 'late', null)
  expect((await fetchPicture('/media/1.webp', {}, pause)).headers.has('x-picture')).toBe(false)
  expect(asked).toEqual(['/media/1.webp', '/media/1.webp?again=1', '/media/1.webp?again=2'])
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  const always = answerWith('late')
  await fetchPicture('/media/1.webp', {}, pause)
  expect(always).toHaveLength(5)
})
