import { afterEach, expect, test, vi } from 'vitest'
import { loadOrNull, postOrNull } from './load-or-null.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const request = new Request('http://a.example/api/rego?rego=ABC123')
const silent = () => vi.spyOn(console, 'warn').mockReturnValue()
const fails = (thrown: unknown) => () => Promise.reject(thrown)

test('loadOrNull: returns the data of the loader', async () => {
  expect(await loadOrNull({ request, serverLoader: async () => ['a'] as never })).toEqual(['a'])
})

test('loadOrNull: a failed request is null and a warning without the query', async () => {
  const warn = silent()
  expect(await loadOrNull({ request, serverLoader: fails(new TypeError('Failed to fetch')) })).toBeNull()
  expect(warn).toHaveBeenCalledExactlyOnceWith('/api/rego could not be loaded.', expect.any(TypeError))
})

test('loadOrNull: a request that a later one replaced is no warning', async () => {
  const warn = silent()
  const aborted = new Request(request, { signal: AbortSignal.abort() })
  const error = new DOMException('', 'AbortError')
  expect(await loadOrNull({ request: aborted, serverLoader: fails(error) })).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

test('postOrNull: answers a failed request with null and a status of failure', async () => {
  silent()
  const answer = (await postOrNull({ request, serverAction: fails(new Error('unavailable')) })) as Response
  expect([answer.status, await answer.json()]).toEqual([503, null])
})

test('a redirect is left to the router', async () => {
  const redirect = new Response(null, { status: 302, headers: { location: '/' } })
  await expect(loadOrNull({ request, serverLoader: fails(redirect) })).rejects.toBe(redirect)
  await expect(postOrNull({ request, serverAction: fails(redirect) })).rejects.toBe(redirect)
})
