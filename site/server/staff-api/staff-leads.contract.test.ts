// Who reads and answers a dealer's leads from the Studio, role by role, against a real lake.
import {
  STAFF_API,
  staffDeliveries,
  staffLead,
  staffLeads,
  staffPerson,
  staffSpreadsheet,
} from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { markDelivered, markFailed } from '#db/leads/delivery-repository.ts'
import { putLeadFiles } from '#db/leads/lead-files.ts'
import { addDelivery } from '#db/leads/lead-follow-up.ts'
import { saveLead } from '#db/leads/lead-repository.ts'
import { deleteLead } from '#db/privacy/erase-records.ts'
import { listPrivacyEvents } from '#db/privacy/privacy-events-repository.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { changeValuation, findLeadValuation, insertValuation } from '#db/trade/valuation-repository.ts'
import { openStaffSite, type StaffSite } from './testing/staff-site.ts'

const AT = '2026-11-22T01:00:00.000Z'
const [LEADS, SHEET] = ['/staff/api/leads', '/staff/api/leads-spreadsheet']
const NAME = 'Konstantinos'

async function openLeads(...roles: string[]): Promise<StaffSite> {
  const site = await openStaffSite(roles)
  for (const [tenantSlug, id] of [
    ['a', 'own'],
    ['b', 'foreign'],
  ] as const)
    await saveLead(site.db, {
      tenantSlug,
      id,
      kind: 'enquiry',
      leadStatus: 'Complete',
      digest: id,
      now: AT,
      payload: JSON.stringify({
        name: NAME,
        last_name: '=1+1',
        email: 'k@longmail.example',
        phone: '0491570006',
        opt_in: true,
        kind: 'enquiry',
        category: 'Vehicle Enquiry',
        message: 'Is it there?',
        car_id: null,
        car_description: '2023 Mazda CX-5',
        stock_number: 'Q22134',
        url: 'http://a.example/cars/x?y=1',
        lead_attributes: { visited_pages: ['/', '/search/used'], linked_query_params: {} },
      }),
      deliveries: [{ id: `${id}-webhook`, channel: 'webhook', dueAt: AT }],
    })
  return site
}

const PERSONAL = /Konstantinos|longmail|0491|Is it there/
const CHANGES = [
  { do: 'note', text: 'Rang back' },
  { do: 'progress', text: 'answered' },
  { do: 'resend', text: '' },
]

test('the list is for a site’s own staff, people and changes for its managers and administrators', async () => {
  const site = await openLeads(
    'administrator',
    'manager-a',
    'manager-b',
    'editor-a',
    'editor-b',
    'marketer-a--b',
  )
  for (const [who, slug, list, people] of [
    ['administrator', 'a', 200, 200],
    ['administrator', 'b', 200, 200],
    ['manager-a', 'a', 200, 200],
    ['manager-a', 'b', 401, 401],
    ['manager-b', 'a', 401, 401],
    ['editor-a', 'a', 200, 403],
    ['editor-b', 'a', 401, 401],
    ['marketer-a--b', 'a', 200, 403],
    ['marketer-a--b', 'b', 200, 403],
    ['anonymous', 'a', 401, 401],
    ['ended', 'a', 401, 401],
  ] as const) {
    const lead = `${LEADS}/${slug === 'a' ? 'own' : 'foreign'}`
    const answers = [
      ...(await Promise.all([LEADS, `${LEADS}?words=${NAME}`].map((path) => site.ask(who, slug, path)))),
      ...(await Promise.all([lead, SHEET].map((path) => site.ask(who, slug, path)))),
      ...(await Promise.all(CHANGES.map((form) => site.ask(who, slug, lead, form)))),
    ]
    const wanted = [list, list, people, people, people, people, people]
    expect([who, slug, ...answers.map(({ status }) => status)]).toEqual([who, slug, ...wanted])
    for (const { headers, text } of answers) {
      expect(headers['cache-control']).toMatch(/no-store/)
      if (people !== 200) expect(text).not.toMatch(PERSONAL)
    }
  }
}, 60_000)

test('another dealer’s lead is not found under one’s own site, by whomever', async () => {
  const site = await openLeads('administrator', 'manager-a')
  for (const who of ['administrator', 'manager-a']) {
    const { leads } = staffLeads.parse((await site.ask(who, 'a', LEADS)).json())
    expect(leads.map(({ id }) => id)).toEqual(['own'])
    for (const form of [undefined, ...CHANGES])
      expect((await site.ask(who, 'a', `${LEADS}/foreign`, form)).status).toBe(404)
  }
})

test('words find a person for a manager, and do not betray one to an editor', async () => {
  const site = await openLeads('manager-a', 'editor-a')
  const total = async (who: string, words: string) =>
    staffLeads.parse((await site.ask(who, 'a', `${LEADS}?words=${words}`)).json()).total
  expect(await total('manager-a', 'konstantinos')).toBe(1)
  expect(await total('editor-a', 'konstantinos')).toBe(0)
  expect(await total('editor-a', 'q22134')).toBe(1)
})

test('a manager reads a lead, notes, answers and sends it again; what is no change is refused', async () => {
  const site = await openLeads('manager-a')
  const path = `${LEADS}/own`
  const ask = (form?: Record<string, string>) => site.ask('manager-a', 'a', path, form)
  expect(staffLead.parse((await ask()).json())).toMatchObject({
    person: { name: `${NAME} =1+1`, email: 'k@longmail.example' },
    message: 'Is it there?',
    page: '/cars/x?y=1',
    visited: ['/', '/search/used'],
    news: true,
    car: '2023 Mazda CX-5',
  })
  const noted = staffLead.parse((await ask({ do: 'note', text: '  Comes on Thursday ' })).json())
  expect(noted.events).toMatchObject([{ kind: 'note', text: 'Comes on Thursday', user: 'manager-a' }])
  expect(staffLead.parse((await ask({ do: 'progress', text: 'done' })).json()).progress).toBe('done')
  const again = staffLead.parse((await ask({ do: 'resend' })).json())
  expect(again.events.map(({ kind }) => kind)).toContain('resend')
  const wrong: Record<string, string>[] = [
    { do: 'note', text: '   ' },
    { do: 'note', text: 'x'.repeat(2_001) },
    { do: 'progress', text: 'forgotten' },
    { do: 'delete' },
  ]
  for (const form of wrong) expect((await ask(form)).status).toBe(422)
  expect(staffLead.parse((await ask()).json()).events).toHaveLength(3)
})

const VALUATION: TradeValuationRow = {
  tenant_slug: 'a',
  id: 'valued',
  lead_id: 'a~own~signature',
  car_id: null,
  rego: 'ABC123',
  rego_state: 'NSW',
  kms: 45_000,
  vehicle: '{}',
  value_cents: null,
  adjustments: '{}',
  low_cents: null,
  high_cents: null,
  firm_cents: null,
  firm_until: null,
  firm_reasons: null,
  step: 'created',
  shown: null,
  created_at: AT,
  updated_at: AT,
}

test('a manager makes a firm offer for a vehicle until one is accepted; who may not read leads makes none', async () => {
  const site = await openLeads('manager-a', 'manager-b', 'editor-a', 'marketer-a--b')
  await insertValuation(site.db, VALUATION)
  const offer = (who: string, text: string, lead = 'own') =>
    site.ask(who, 'a', `${LEADS}/${lead}`, { do: 'offer', text })
  const firm = async () => (await findLeadValuation(site.db, 'a', 'own'))?.firm_cents
  for (const [who, status] of [
    ['editor-a', 403],
    ['marketer-a--b', 403],
    ['manager-b', 401],
    ['anonymous', 401],
  ] as const)
    expect([who, (await offer(who, '16250')).status]).toEqual([who, status])
  for (const wrong of ['', '0', '-5', '16250.50', '16,250', '1e5', '99999999'])
    expect([wrong, (await offer('manager-a', wrong)).status]).toEqual([wrong, 422])
  expect((await offer('manager-a', '16250', 'foreign')).status).toBe(404)
  expect(await firm()).toBeNull()
  const made = staffLead.parse((await offer('manager-a', '16250')).json())
  expect([made.takesOffer, made.events[0]?.text, await firm()]).toEqual([
    true,
    'Firm offer of $16,250',
    1_625_000,
  ])
  await changeValuation(site.db, 'a', 'valued', { step: 'accepted', updated_at: AT })
  expect((await offer('manager-a', '99')).status).toBe(422)
  const accepted = staffLead.parse((await site.ask('manager-a', 'a', `${LEADS}/own`)).json())
  expect([accepted.takesOffer, await firm()]).toEqual([false, 1_625_000])
}, 60_000)

test('a firm offer keeps its reasons, and is not made with one that is none', async () => {
  const site = await openLeads('manager-a')
  await insertValuation(site.db, VALUATION)
  const offer = (reasons: string) =>
    site.ask('manager-a', 'a', `${LEADS}/own`, { do: 'offer', text: '16250', reasons })
  expect((await offer('Two front tyres')).status).toBe(422)
  expect((await offer('-600 Two front tyres\n+300 Full logbook')).status).toBe(200)
  const { firm_reasons: kept } = (await findLeadValuation(site.db, 'a', 'own')) ?? {}
  expect(JSON.parse(kept ?? '')).toEqual([
    { text: 'Two front tyres', cents: -60_000 },
    { text: 'Full logbook', cents: 30_000 },
  ])
})

test('a lead of anything else takes no offer', async () => {
  const site = await openLeads('manager-a')
  const path = `${LEADS}/own`
  expect((await site.ask('manager-a', 'a', path, { do: 'offer', text: '16250' })).status).toBe(422)
  const lead = staffLead.parse((await site.ask('manager-a', 'a', path)).json())
  expect([lead.takesOffer, lead.events]).toEqual([false, []])
})

test('a filter that does not exist is refused', async () => {
  const site = await openLeads('manager-a')
  for (const query of ['delivery=lost', 'days=-1', 'page=0', 'progress=x'])
    expect((await site.ask('manager-a', 'a', `${LEADS}?${query}`)).status).toBe(400)
})

test('a spreadsheet names who agreed to news, and evaluates nothing that a shopper typed', async () => {
  const site = await openLeads('manager-a')
  const { text, fileName, rows } = staffSpreadsheet.parse((await site.ask('manager-a', 'a', SHEET)).json())
  expect([fileName, rows]).toEqual([expect.stringMatching(/^leads-a-\d{4}-\d\d-\d\d\.csv$/), 1])
  expect(text).toContain('News by email,News agreed on')
  expect(text).toContain(',Yes,2026-11-22 11:00,')
  expect(text).toContain(",'=1+1,")
})

test('nothing personal is logged, whatever is asked, changed or refused', async () => {
  const site = await openLeads('manager-a', 'editor-a')
  await site.ask('manager-a', 'a', `${LEADS}?words=${NAME}`)
  await site.ask('editor-a', 'a', `${LEADS}/own`)
  await site.ask('manager-a', 'a', `${LEADS}/own`, { do: 'note', text: `${NAME} rang` })
  expect(JSON.stringify(site.lines)).not.toMatch(/Konstantinos|longmail|0491/)
})

const PERSON_PATH = '/staff/api/person'
const HER = { email: 'K@longmail.example', phone: '' }

test('a person’s records are for the site’s managers and administrators, and never another dealer’s', async () => {
  const site = await openLeads('administrator', 'manager-a', 'manager-b', 'editor-a')
  for (const [who, slug, status] of [
    ['editor-a', 'a', 403],
    ['manager-b', 'a', 401],
    ['anonymous', 'a', 401],
    ['manager-a', 'a', 200],
  ] as const)
    for (const what of ['find', 'export']) {
      const { status: got, text, headers } = await site.ask(who, slug, PERSON_PATH, { do: what, ...HER })
      expect([who, what, got]).toEqual([who, what, status])
      expect(headers['cache-control']).toMatch(/no-store/)
      if (status !== 200) expect(text).not.toMatch(PERSONAL)
    }
  const refused: Record<string, string>[] = [
    { do: 'find' },
    { do: 'erase', email: '%', phone: '' },
    { do: 'x', ...HER },
  ]
  for (const form of refused) expect((await site.ask('manager-a', 'a', PERSON_PATH, form)).status).toBe(422)
  const ask = async (what: string) =>
    staffPerson.parse((await site.ask('manager-a', 'a', PERSON_PATH, { do: what, ...HER })).json())
  expect((await ask('find')).counts).toMatchObject({ leads: 1 })
  const { file } = await ask('export')
  expect([file?.name, file?.text]).toEqual([
    expect.stringMatching(/^person-a-\d{4}-\d\d-\d\d\.json$/),
    expect.not.stringContaining('foreign'),
  ])
  expect((await ask('erase')).counts).toMatchObject({ leads: 1 })
  expect((await ask('find')).counts).toMatchObject({ leads: 0 })
  expect((await site.ask('administrator', 'b', `${LEADS}/foreign`)).status).toBe(200)
  const events = await listPrivacyEvents(site.db, 'a', 9)
  expect(events.map(({ kind, actor }) => [kind, actor]).sort()).toEqual([
    ['erase', 'manager-a'],
    ['export', 'manager-a'],
    ['export', 'manager-a'],
  ])
  expect(JSON.stringify([site.lines, events])).not.toMatch(/Konstantinos|longmail|0491/)
})

test('a file that came with a lead is for those who read leads, saved and never shown, and gone with it', async () => {
  const site = await openLeads('administrator', 'manager-a', 'manager-b', 'editor-a')
  const content = Buffer.from('%PDF-1.7 a CV').toString('base64')
  const file = {
    id: 'f',
    field: 'cv',
    name: 'Zoë’s CV (1).pdf',
    media_type: 'application/pdf',
    size: 13,
    content,
  }
  for (const [tenantSlug, lead] of [
    ['a', 'own'],
    ['b', 'foreign'],
  ] as const)
    await putLeadFiles(site.db, tenantSlug, lead, { files: [file], now: AT })
  const path = (lead: string, id = 'f') => `/staff/api/lead-file?lead=${lead}&id=${id}`
  for (const [who, slug, asked, wanted] of [
    ['manager-a', 'a', path('own'), 200],
    ['administrator', 'b', path('foreign'), 200],
    ['editor-a', 'a', path('own'), 403],
    ['manager-b', 'a', path('own'), 401],
    ['anonymous', 'a', path('own'), 401],
    ['ended', 'a', path('own'), 401],
    ['manager-a', 'a', path('foreign'), 404],
    ['administrator', 'a', path('foreign'), 404],
    ['manager-a', 'a', path('own', 'g'), 404],
    ['manager-a', 'a', '/staff/api/lead-file', 404],
  ] as const) {
    const answer = await site.ask(who, slug, asked)
    expect([who, slug, asked, answer.status]).toEqual([who, slug, asked, wanted])
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    expect(answer.text.includes('%PDF')).toBe(wanted === 200)
  }
  const { headers, text } = await site.ask('manager-a', 'a', path('own'))
  expect(text).toBe('%PDF-1.7 a CV')
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20CV%20%281%29.pdf",
    'x-content-type-options': 'nosniff',
  })
  const lead = staffLead.parse((await site.ask('manager-a', 'a', `${LEADS}/own`)).json())
  expect(lead.files).toEqual([{ id: 'f', name: file.name, size: 13 }])
  await deleteLead(site.db, 'a', 'own')
  expect((await site.ask('manager-a', 'a', path('own'))).status).toBe(404)
  const left = await site.db.selectFrom('lead_files').select(['tenant_slug', 'lead_id']).execute()
  expect(left).toEqual([{ tenant_slug: 'b', lead_id: 'foreign' }])
})

test('the last ten deliveries to each place say when and why, nothing of a person, and to whom reads leads only', async () => {
  const site = await openLeads('manager-a', 'editor-a', 'manager-b')
  const path = STAFF_API.leadsDeliveries
  for (const [who, slug, status] of [
    ['manager-a', 'a', 200],
    ['editor-a', 'a', 403],
    ['manager-b', 'a', 401],
    ['anonymous', 'a', 401],
  ] as const)
    expect([who, (await site.ask(who, slug, path)).status]).toEqual([who, status])
  for (let at = 0; at < 12; at += 1)
    await addDelivery(site.db, 'a', 'own', {
      id: `mail-${String(at).padStart(2, '0')}`,
      channel: 'mail',
      at: `2026-11-22T02:${String(at).padStart(2, '0')}:00.000Z`,
    })
  const webhook = { tenant_slug: 'a', id: 'own-webhook' }
  await markFailed(site.db, webhook, { error: 'The dealer’s system answered 401', dueAt: null })
  await markDelivered(site.db, { tenant_slug: 'a', id: 'mail-11' }, AT)
  const answer = await site.ask('manager-a', 'a', path)
  const { targets } = staffDeliveries.parse(answer.json())
  const mail = targets.find(({ channel }) => channel === 'mail')
  expect(mail?.deliveries.map(({ id }) => id)).toEqual(
    ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02'].map((at) => `mail-${at}`),
  )
  expect(mail?.deliveries[0]).toMatchObject({
    state: 'delivered',
    deliveredAt: AT,
    lead: 'own',
    kind: 'enquiry',
  })
  expect(targets.find(({ channel }) => channel === 'webhook')).toMatchObject({
    isSet: false,
    deliveries: [{ state: 'dead', problem: 'It refused the key it was sent (401).' }],
  })
  expect(answer.text).not.toMatch(PERSONAL)
})
