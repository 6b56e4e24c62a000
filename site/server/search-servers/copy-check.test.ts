import { expect, test } from 'vitest'
import { fakeLog } from '../fixtures/fake-log.ts'
import { CopyCheck } from './copy-check.ts'

/** A check of dealer `a` whose copies have these digests, one after the other; the last one stays. */
function open(digests: Record<string, (string | null)[]>, isWritten = false) {
  const noted: unknown[] = []
  const { log, lines } = fakeLog()
  const servers = Object.keys(digests).map((name) => ({ name, url: 'http://127.0.0.1:1' }))
  const stores = new Map(
    Object.entries(digests).map(([name, all]) => {
      const readCopyDigest = async () => {
        const digest = all.length > 1 ? all.shift() : all[0]
        if (typeof digest !== 'string') throw new Error('away')
        return digest
      }
      return [name, { readCopyDigest }] as const
    }),
  )
  const check = new CopyCheck({
    placement: { servers, listReaders: async () => Object.keys(digests), refresh: async () => {} },
    stores,
    content: { listDealers: async () => [{ id: 't', slug: 'a', name: 'A', hosts: [] }] },
    notes: { noteMissed: async (copies) => void noted.push(...copies), isWritten: async () => isWritten },
    log,
    settleMs: 1,
  })
  return { check, noted, lines }
}

test('a replica with other data than its server is noted, and logged', async () => {
  const { check, noted, lines } = open({ main: ['one'], 'main-2': ['two'] })
  await check.checkAll()
  expect(noted).toEqual([{ server: 'main-2', tenantSlug: 'a' }])
  expect(lines).toEqual([expect.objectContaining({ server: 'main-2', tenant: 'a' })])
})

test.each([
  ['copies that are the same', { main: ['one'], 'main-2': ['one'] }],
  ['a copy that a change reaches a moment later', { main: ['one'], 'main-2': ['two', 'one'] }],
  ['copies that both change between two looks', { main: ['one', 'three'], 'main-2': ['two', 'one'] }],
  ['a replica that is away', { main: ['one'], 'main-2': [null] }],
  ['a first server that is away', { main: [null], 'main-2': ['one'] }],
])('%s are not noted', async (_which, digests) => {
  const { check, noted } = open(digests)
  await check.checkAll()
  expect(noted).toEqual([])
})

test('copies that are being written are not noted', async () => {
  const { check, noted } = open({ main: ['one'], 'main-2': ['two'] }, true)
  await check.checkAll()
  expect(noted).toEqual([])
})
