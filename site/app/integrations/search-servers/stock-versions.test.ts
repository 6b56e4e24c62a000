import { expect, test } from 'vitest'
import { StockVersions } from './stock-versions.server.ts'

function open(...numbers: string[]) {
  const servers = numbers.map((current) => ({
    current,
    start: async () => {},
    stop: () => {},
    refresh: async () => current,
  }))
  const state = { missed: '' }
  return { servers, state, versions: new StockVersions(servers, () => state.missed) }
}

test('the version of several servers is another one when any of them, or what they missed, is', async () => {
  const { servers, state, versions } = open('7', '12')
  const seen = [versions.current]
  const [, second] = servers
  if (second) second.current = '13'
  seen.push(versions.current)
  state.missed = 'main-2.a'
  seen.push(await versions.refresh())
  expect(new Set(seen).size).toBe(3)
})

test('while no server has answered there is no version; one that is away does not hide the others', () => {
  expect(open('', '').versions.current).toBe('')
  expect(open('7', '').versions.current).not.toBe('')
})
