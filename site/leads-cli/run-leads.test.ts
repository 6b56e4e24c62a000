import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimDeliveries, markFailed } from '#db/leads/delivery-repository.ts'
import { listLeads, saveLead } from '#db/leads/lead-repository.ts'
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
      open: async () => ({
        db,
        close: async () => {},
        now: () => NOW,
        secretOf: (slug) => `key of ${slug}`,
        listDealers: async () => ['a', 'b'],
        getKeepMonths: async (slug) => (slug === 'a' ? 12 : null),
        people: null,
      }),
      print: (line) => lines.push(line),
      printError: (line) => lines.push(line),
    })
    return { code, text: lines.join('\n') }
  }
  return { db, run }
}

test('a dealer’s enquiries are listed with the state of their deliveries, without personal data', async () => {
  const { run } = await openContext()
  const { code, text } = await run('list', 'a')
  expect(code).toBe(0)
  expect(text).toBe(`${NOW}  lead-1  enquiry  Complete  webhook waiting`)
  expect((await run('list', 'b')).text).toBe('b has no enquiries.')
})

test('a delivery that was given up is listed with its error, and sent again', async () => {
  const { db, run } = await openContext()
  expect((await run('dead', 'a')).text).toBe('Every enquiry of a was delivered or is waiting to be.')
  const [claimed] = await claimDeliveries(db, { channels: ['webhook'], now: NOW, until: NOW, limit: 1 })
  if (claimed) await markFailed(db, claimed, { error: 'answered 410', dueAt: null })
  expect((await run('dead', 'a')).text).toContain(
    'delivery-1  lead lead-1  enquiry  webhook  1 tries  answered 410',
  )
  expect(await run('replay', 'b', 'delivery-1')).toEqual({
    code: 1,
    text: 'b has no given-up delivery delivery-1.',
  })
  expect(await run('replay', 'a')).toEqual({ code: 0, text: 'One delivery is sent again.' })
  expect((await run('list', 'a')).text).toContain('webhook waiting')
})

test('one enquiry is shown whole by its own dealer only', async () => {
  const { run } = await openContext()
  expect((await run('show', 'a', 'lead-1')).text).toContain('"email": "hannah@example.com"')
  expect((await run('show', 'b', 'lead-1')).code).toBe(1)
})

test('the key of a dealer is printed, as JSON on request', async () => {
  const { run } = await openContext()
  expect((await run('secret', 'a')).text).toBe('key of a')
  expect(JSON.parse((await run('secret', 'a', '--json')).text)).toEqual({ secret: 'key of a' })
})

test('a list as JSON has each enquiry with its deliveries', async () => {
  const { run } = await openContext()
  expect(JSON.parse((await run('list', 'a', '--json')).text)).toEqual([
    {
      created_at: NOW,
      id: 'lead-1',
      kind: 'enquiry',
      lead_status: 'Complete',
      deliveries: [{ channel: 'webhook', state: 'waiting' }],
    },
  ])
})

test('a dealer that does not exist is an error that names the dealers', async () => {
  const { run } = await openContext()
  expect(await run('list', 'quaysied')).toEqual({
    code: 1,
    text: 'There is no dealer “quaysied”. Dealers: a, b.',
  })
})

test('a person’s records are counted, exported once and erased only with --yes; all is listed', async () => {
  const { db, run } = await openContext()
  const person = ['--email', 'Hannah@example.com']
  expect(await run('erase', 'b', ...person)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^No record/),
  })
  expect(await run('erase', 'a', ...person)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^1 lead would be erased/),
  })
  const file = join(mkdtempSync(join(tmpdir(), 'leads-')), 'hannah.json')
  expect(await run('export', 'a', ...person, '--out', file)).toMatchObject({ code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ leads: [{ payload: { name: 'Hannah' } }] })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await run('export', 'a', ...person, '--out', file)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/exists already/),
  })
  expect(JSON.parse((await run('export', 'a', ...person)).text)).toMatchObject({ dealer: 'a' })
  expect(JSON.parse((await run('erase', 'a', ...person, '--yes', '--json')).text)).toMatchObject({
    erased: true,
    counts: { leads: 1 },
  })
  expect(await listLeads(db, 'a', 9)).toEqual([])
  expect((await run('privacy', 'a')).text).toContain('erase  command  1 lead')
  expect((await run('privacy', 'a', '--json')).text).not.toContain('hannah')
})

test('who is to be exported or erased must be a whole address or number', async () => {
  const { run } = await openContext()
  for (const options of [[], ['--email', ''], ['--phone', '12'], ['--email', 'hannah']])
    expect((await run('erase', 'a', ...options, '--yes')).code).toBe(1)
})

test('a purge follows the dealer’s setting or --months, and deletes only with --yes', async () => {
  const { run } = await openContext()
  expect(await run('purge', 'b')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/set it in the Studio/),
  })
  expect((await run('purge', 'a')).text).toContain('No record from before 2025-11-21')
  expect((await run('purge', 'a', '--months', '0')).code).toBe(2)
  expect(JSON.parse((await run('purge', 'a', '--json', '--yes')).text)).toMatchObject({
    purged: true,
    counts: { leads: 0 },
  })
})

test.each([[['list']], [['lst', 'a']], [['list', 'a', '--limit', '0']], [['list', 'a', '--colour']], [[]]])(
  'wrong arguments %j end with code 2 and the usage, before anything is opened',
  async (args) => {
    const printed: string[] = []
    const code = await runLeads(args, {
      open: () => Promise.reject(new Error('opened')),
      print: (line) => printed.push(line),
      printError: (line) => printed.push(line),
    })
    expect(code).toBe(2)
    expect(printed.join('\n')).toContain('Usage: npm run leads --')
  },
)

test('help ends with code 0 and gives examples', async () => {
  const { run } = await openContext()
  const { code, text } = await run('--help')
  expect(code).toBe(0)
  expect(text).toContain('npm run leads -- replay quayside')
})
