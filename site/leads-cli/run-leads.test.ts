import { expect, test } from 'vitest'
import { claimDeliveries, markFailed } from '#db/leads/delivery-repository.ts'
import { saveLead } from '#db/leads/lead-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { runLeads } from './run-leads.ts'

const NOW = '2026-11-21T01:00:00.000Z'

async function openContext() {
  const db = await openTestDatabase()
  const lines: string[] = []
  await saveLead(db, {
    tenantSlug: 'a',
    id: 'lead-1',
    kind: 'enquiry',
    leadStatus: 'Complete',
    payload: JSON.stringify({ name: 'Hannah', email: 'hannah@example.com' }),
    digest: 'd',
    now: NOW,
    deliveries: [{ id: 'delivery-1', channel: 'webhook', dueAt: NOW }],
  })
  const run = async (...args: string[]) => {
    lines.length = 0
    const code = await runLeads(args, {
      db,
      print: (line) => lines.push(line),
      now: () => NOW,
      secretOf: (slug) => `key of ${slug}`,
    })
    return { code, text: lines.join('\n') }
  }
  return { db, run }
}

test('a dealer’s enquiries are listed with where they stand, and without anything of a person', async () => {
  const { run } = await openContext()
  const { code, text } = await run('list', 'a')
  expect(code).toBe(0)
  expect(text).toBe(`${NOW}  lead-1  enquiry  Complete  webhook waiting`)
  expect((await run('list', 'b')).text).toBe('b has no enquiries.')
})

test('what never arrived is listed with why, and sent again', async () => {
  const { db, run } = await openContext()
  expect((await run('dead', 'a')).text).toMatch(/^Every enquiry of a/)
  const [claimed] = await claimDeliveries(db, { channels: ['webhook'], now: NOW, until: NOW, limit: 1 })
  if (claimed) await markFailed(db, claimed, { error: 'answered 410', dueAt: null })
  expect((await run('dead', 'a')).text).toContain(
    'delivery-1  lead lead-1  enquiry  webhook  1 tries  answered 410',
  )
  expect(await run('replay', 'b', 'delivery-1')).toEqual({ code: 1, text: '0 are sent again.' })
  expect(await run('replay', 'a')).toEqual({ code: 0, text: 'One is sent again.' })
  expect((await run('list', 'a')).text).toContain('webhook waiting')
})

test('one enquiry is shown whole to whoever asks for it by its dealer', async () => {
  const { run } = await openContext()
  expect((await run('show', 'a', 'lead-1')).text).toContain('"email": "hannah@example.com"')
  expect((await run('show', 'b', 'lead-1')).code).toBe(1)
})

test('the key of a dealer can be asked for, and nonsense answers with how to ask', async () => {
  const { run } = await openContext()
  expect((await run('secret', 'a')).text).toBe('key of a')
  expect((await run('list', '../a')).code).toBe(1)
  expect((await run()).text).toContain('npm run leads -- list <dealer>')
})
