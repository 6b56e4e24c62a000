import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import { markDelivered, markFailed } from './delivery-repository.ts'
import { countLeadsSince, countUndeliveredLeads } from './lead-counts.ts'
import { saveLead } from './lead-repository.ts'

const lead = (id: string, now: string, tenantSlug = 'a') => ({
  tenantSlug,
  id,
  kind: 'enquiry',
  leadStatus: 'Complete',
  payload: '{}',
  digest: id,
  now,
  deliveries: [
    { id: `${id}-webhook`, channel: 'webhook', dueAt: now },
    { id: `${id}-mail`, channel: 'mail', dueAt: now },
  ],
})

describe.each(await bothDatabases())('counts of leads on %s', (_, open) => {
  test('since an instant: the dealer’s own, from that instant on', async () => {
    const db = await open()
    await saveLead(db, lead('early', '2026-11-22T12:59:59.999Z'))
    await saveLead(db, lead('first', '2026-11-22T13:00:00.000Z'))
    await saveLead(db, lead('foreign', '2026-11-22T14:00:00.000Z', 'b'))
    expect(await countLeadsSince(db, 'a', '2026-11-22T13:00:00.000Z')).toBe(1)
  })

  test('not delivered: each lead once, from its first failure until it is delivered', async () => {
    const db = await open()
    const [one, two] = ['2026-11-22T01:00:00.000Z', '2026-11-22T02:00:00.000Z']
    for (const [id, at] of [
      ['one', one],
      ['two', two],
    ] as const)
      await saveLead(db, lead(id, at))
    expect(await countUndeliveredLeads(db, 'a')).toEqual({ count: 0, since: null })
    const webhook = (id: string) => ({ tenant_slug: 'a', id: `${id}-webhook` })
    const failed = { error: 'connect ECONNREFUSED', dueAt: null }
    await markFailed(db, webhook('one'), failed)
    await markFailed(db, { tenant_slug: 'a', id: 'one-mail' }, failed)
    await markFailed(db, webhook('two'), { ...failed, dueAt: two })
    expect(await countUndeliveredLeads(db, 'a')).toEqual({ count: 2, since: one })
    expect(await countUndeliveredLeads(db, 'b')).toEqual({ count: 0, since: null })
    await markDelivered(db, webhook('one'), two)
    await markDelivered(db, { tenant_slug: 'a', id: 'one-mail' }, two)
    expect(await countUndeliveredLeads(db, 'a')).toEqual({ count: 1, since: two })
  })
})
