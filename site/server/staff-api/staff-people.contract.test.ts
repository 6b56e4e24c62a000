// Who sees, invites and removes a dealer's people, role by role, against a real lake.
import { STAFF_API, type StaffPeople, staffPeople } from '@forecourt/schemas/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeContent } from '../fixtures/fake-content.ts'
import { LakeChild } from '../fixtures/lake-child.ts'
import { invitationLetter } from '../outbox/invitation-letter.ts'
import type { Mail } from '../outbox/mail.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const ROLES = ['administrator', 'manager-a', 'editor-a', 'marketer-a--b', 'manager-b']
const NEW = { do: 'invite', name: 'Tanya Dean', email: 'Tanya@a.example', kind: 'editor' }

let site: StaffSite
let lake: LakeChild
beforeEach(async () => {
  lake = await LakeChild.share()
  const kinds = ['manager', 'editor', 'marketer']
  await lake.putRoles([...kinds.flatMap((kind) => [`${kind}-a`, `${kind}-b`]), 'marketer-a--b'])
  for (const { id } of await lake.people().listInvitations()) await lake.people().withdraw(id)
  for (const { id, roles } of await lake.people().listMembers()) {
    const isOurs = ROLES.includes(id)
    if (!isOurs) for (const role of roles) await lake.people().removeRole(id, role)
  }
  site = await openStaffSite(ROLES, { content: new FakeContent('a', 'b'), people: lake.people() })
}, 60_000)

const see = (who = 'manager-a', slug = 'a') => site.ask(who, slug, STAFF_API.people)
const change = (fields: Record<string, string>, who = 'manager-a', slug = 'a') =>
  site.ask(who, slug, STAFF_API.people, fields)
const people = async (answer: ReturnType<typeof see>): Promise<StaffPeople> =>
  staffPeople.parse((await answer).json())

test('people are seen and changed by managers and administrators of that dealer, and by nobody else', async () => {
  for (const [who, slug, status] of [
    ['administrator', 'a', 200],
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 403],
    ['marketer-a--b', 'a', 403],
    ['manager-b', 'a', 401],
    ['manager-a', 'b', 401],
    ['anonymous', 'a', 401],
    ['ended', 'a', 401],
  ] as const) {
    const answers = [await see(who, slug), await change(NEW, who, slug)]
    expect([who, slug, ...answers.map((answer) => answer.status)]).toEqual([who, slug, status, status])
    for (const { headers } of answers) expect(headers['cache-control']).toMatch(/no-store/)
  }
}, 60_000)

describe('a manager', () => {
  test('sees the people of the site with their roles, and of the platform’s staff the name alone', async () => {
    const seen = await people(see())
    expect(seen.people.map(({ id, email, sites, isYou }) => [id, email !== '', sites, isYou])).toEqual([
      ['administrator', false, null, false],
      ['editor-a', true, 1, false],
      ['manager-a', true, 1, true],
      ['marketer-a--b', true, 2, false],
    ])
    expect(seen.invites).toEqual(['manager', 'editor'])
  })

  test('invites an editor: one invitation and one mail, however often it is pressed', async () => {
    const all = await Promise.all([change(NEW), change(NEW), change(NEW)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    const { invitations } = await people(see())
    expect(invitations).toMatchObject([
      { name: 'Tanya Dean', email: 'tanya@a.example', kind: 'editor', mail: 'waiting', isYours: true },
    ])
    const mails = await site.db.selectFrom('lead_deliveries').selectAll().execute()
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/tanya|token/i)
  })

  test.each([
    ['a marketer', { kind: 'marketer' }, /Marketers are invited by the platform/],
    ['somebody to another site', { sites: 'b' }, /not one of these sites/],
    ['somebody to both sites', { sites: 'a,b' }, /Only marketers/],
    ['an administrator', { kind: 'administrator' }, /./],
    ['nobody', { name: ' ' }, /Give their name/],
    ['no address', { email: 'tanya' }, /no mail address/],
    ['somebody who works here', { email: 'editor-a@forecourt.example' }, /work here already/],
    ['somebody with a field too many', { role: 'administrator' }, /./],
  ])('does not invite %s', async (_, given, words) => {
    const answer = await change({ ...NEW, ...given })
    expect([answer.status, answer.text]).toEqual([422, expect.stringMatching(words)])
    expect((await people(see())).invitations).toEqual([])
  })

  test('learns nothing of somebody who works elsewhere', async () => {
    const answer = await change({ ...NEW, email: 'manager-b@forecourt.example' })
    expect(answer.status).toBe(200)
  })

  test('sends an invitation again, whose first link then stops to work, and takes it back', async () => {
    await change(NEW)
    const [first] = (await people(see())).invitations
    const link = await lake.people().readLink(first?.id ?? '')
    const [second] = (await people(change({ do: 'again', id: first?.id ?? '' }))).invitations
    expect(second?.id).not.toBe(first?.id)
    expect((await lake.ask(new URL(link ?? '').pathname + new URL(link ?? '').search)).status).toBe(410)
    expect((await people(change({ do: 'withdraw', id: second?.id ?? '' }))).invitations).toEqual([])
    expect(await site.db.selectFrom('lead_deliveries').selectAll().execute()).toEqual([])
  })

  test('touches no invitation of another dealer, and none to several sites', async () => {
    await change(NEW, 'manager-b', 'b')
    const [theirs] = await lake.people().listInvitations()
    expect((await people(see())).invitations).toEqual([])
    for (const what of ['again', 'withdraw'])
      expect((await change({ do: what, id: theirs?.id ?? '' })).status).toBe(422)
    const several = { ...NEW, email: 'm@x.example', kind: 'marketer', sites: 'a,b' }
    await change(several, 'administrator')
    const [shared] = (await people(see())).invitations
    expect(shared).toMatchObject({ kind: 'marketer', sites: 2, isYours: false })
    expect((await change({ do: 'withdraw', id: shared?.id ?? '' })).status).toBe(403)
    expect(await lake.people().listInvitations()).toHaveLength(2)
  })

  test('removes an editor, whose rights end at once', async () => {
    const after = await people(change({ do: 'remove', id: 'editor-a' }))
    expect(after.people.map(({ id }) => id)).not.toContain('editor-a')
    expect((await site.ask('editor-a', 'a', STAFF_API.today)).status).toBe(401)
  })

  test.each([
    ['manager-a', /cannot remove yourself/],
    ['administrator', /do not work on this site/],
    ['marketer-a--b', /several sites/],
    ['manager-b', /do not work on this site/],
    ['nobody', /do not work on this site/],
  ])('does not remove %s', async (id, words) => {
    const answer = await change({ do: 'remove', id })
    expect([answer.status, answer.text]).toEqual([422, expect.stringMatching(words)])
  })

  test('and another who remove each other at once leave one', async () => {
    const two = await openStaffSite(['manager-a', 'manager-x'], {
      content: new FakeContent('a', 'b'),
      people: lake.people(),
    })
    await lake.putPerson('manager-x', ['manager-a'])
    const remove = (who: string, id: string) => two.ask(who, 'a', STAFF_API.people, { do: 'remove', id })
    const answers = await Promise.all([remove('manager-a', 'manager-x'), remove('manager-x', 'manager-a')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = (await lake.people().listMembers()).filter(({ roles }) => roles.includes('manager-a'))
    expect(left).toHaveLength(1)
  })
})

describe('an administrator', () => {
  test('invites a marketer of several sites, and removes the last manager', async () => {
    const several = { ...NEW, kind: 'marketer', sites: 'a,b' }
    expect(await people(change(several, 'administrator'))).toMatchObject({
      invitations: [{ kind: 'marketer', sites: 2 }],
    })
    const after = await people(change({ do: 'remove', id: 'manager-a' }, 'administrator'))
    expect(after.people.map(({ id }) => id)).not.toContain('manager-a')
  })

  test('is told that a new site has no roles yet', async () => {
    await lake.putRoles(['manager-a'])
    const seen = await people(see('administrator'))
    expect(seen.missingRoles).toEqual(['marketer', 'editor'])
    expect((await change(NEW, 'administrator')).text).toMatch(/doesn’t have that role/)
  })
})

test('one address is not mailed without end, and one person does not change people without end', async () => {
  const send = async () => {
    const [waiting] = (await people(see())).invitations
    return waiting ? change({ do: 'again', id: waiting.id }) : change(NEW)
  }
  for (let mails = 0; mails < 5; mails += 1) expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
  for (let more = 0; more < 30; more += 1) await change({ do: 'withdraw', id: 'x' })
  expect((await change({ ...NEW, email: 'other@a.example' })).status).toBe(429)
}, 60_000)

test('an invitation is mailed with a link that makes the person', async () => {
  await change(NEW)
  const [{ id = '' } = {}] = (await people(see())).invitations
  const mails: Mail[] = []
  const letter = invitationLetter(async (mail) => void mails.push(mail), lake.people())
  const bundle = { tenant: { name: 'A Motors', email: 'hello@a.example' } } as never
  await letter({ tenantSlug: 'a', letterId: id, deliveryId: id, bundle })
  expect(mails[0]).toMatchObject({ to: ['tanya@a.example'], subject: expect.stringContaining('A Motors') })
  const link = new URL(/http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
  const body = new URLSearchParams({ token: link.searchParams.get('token') ?? '' })
  expect((await lake.ask(link.pathname, { method: 'POST', body })).status).toBe(302)
  const after = await people(see())
  expect(after.people.find(({ email }) => email === 'tanya@a.example')).toMatchObject({ kinds: ['editor'] })
  const gone = letter({ tenantSlug: 'a', letterId: id, deliveryId: id, bundle })
  await expect(gone).rejects.toThrow('isn’t waiting any more')
})

test('without a token the page says where people are invited', async () => {
  const bare = await openStaffSite(['manager-a'], { content: new FakeContent('a', 'b') })
  const answer = await bare.ask('manager-a', 'a', STAFF_API.people)
  expect(staffPeople.parse(answer.json())).toMatchObject({ state: 'no token', people: [] })
  expect((await bare.ask('manager-a', 'a', STAFF_API.people, NEW)).status).toBe(422)
})

test('no mail address is in the log', async () => {
  await change(NEW)
  await change({ ...NEW, email: 'x'.repeat(300) })
  await change({ do: 'remove', id: 'editor-a' })
  expect(JSON.stringify(site.lines)).not.toMatch(/tanya|@a\.example|forecourt\.example/i)
})
