import { afterEach, expect, test } from 'vitest'
import { summarizeLead } from '#app/parts/lead/lead-summary.ts'
import { formatAdf } from './adf.ts'
import { adfChannel, listRecipients, mailChannel, smtp } from './mail.ts'
import { openSmtpSink } from './testing/smtp-sink.ts'
import { testLead } from './testing/test-lead.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function sink() {
  const opened = await openSmtpSink()
  closing.push(opened.close)
  return { ...opened, send: smtp(opened.url, 'Forecourt <enquiries@forecourt.example>') }
}

test('a mail has labelled values, local times and a reply address', async () => {
  const { mails, send } = await sink()
  await mailChannel(send)(testLead())
  const [{ to, raw } = { to: [], raw: '' }] = mails
  expect(to).toEqual(['north@a.example'])
  expect(raw).toMatch(/^Reply-To: hannah@example\.com$/m)
  expect(raw).toMatch(/^Message-ID: <d-1@leads\.forecourt>$/m)
  expect(raw).toContain('Comments: Is it there?')
  expect(summarizeLead(testLead()).rows).toContainEqual([
    'Test drive',
    'Wednesday, 25 November 2026 at 9:00 am',
  ])
})

test('values cannot inject mail headers', async () => {
  const { mails, send } = await sink()
  const evil = 'x\r\nBcc: everyone@victim.example\r\n\r\nBody'
  const lead = testLead({
    name: evil,
    last_name: evil,
    email: `a@b.example\r\nBcc: c@victim.example`,
    car_description: evil,
  })
  await mailChannel(send)(lead)
  await adfChannel(send)({ ...lead, bundle: testLead({}, { leads: { adfTo: ['crm@a.example'] } }).bundle })
  for (const { to, raw } of mails) {
    expect(to.filter((address) => address.includes('victim'))).toEqual([])
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(head).not.toMatch(/^Bcc:/im)
  }
  expect(mails).toHaveLength(2)
})

test('ADF escapes any text', () => {
  const xml = formatAdf(testLead({ message: '</comments><script>"&\u0000\u{1F697}', name: 'Ann & Bob <x>' }))
  expect(xml).toContain('&lt;/comments&gt;&lt;script&gt;&quot;&amp;\u{1F697}')
  expect(xml).toContain('<name part="first">Ann &amp; Bob &lt;x&gt;</name>')
  expect(xml).not.toContain('\u0000')
  expect(xml).toContain('<vehicle interest="test-drive" status="used"><year>2023</year><make>Volta</make>')
  expect(xml).toContain('<phone type="voice">0491570156</phone>')
  expect(xml).toContain('<postalcode>4000</postalcode>')
})

test('recipients are those of the settings, else the location’s, else the dealer’s', () => {
  expect(listRecipients(testLead({}, { leads: { mailTo: ['sales@a.example'] } }))).toEqual([
    'sales@a.example',
  ])
  expect(listRecipients(testLead({ location_id: undefined, dealership_slug: 'a-north' }))).toEqual([
    'north@a.example',
  ])
  expect(listRecipients(testLead({ location_id: undefined }))).toEqual(['hello@a.example'])
})

test('the subject marks an unfinished lead', () => {
  expect(summarizeLead(testLead({ form_completed: false })).subject).toMatch(/^Unfinished: /)
})

test('a service booking names the vehicle that the customer brings, in the subject and once in the rows', () => {
  const booking = testLead({
    kind: 'service',
    category: 'Service',
    car_description: undefined,
    stock_number: undefined,
    car_id: null,
    'Vehicle Year': '2019',
    'Vehicle Make': 'Mazda',
    'Vehicle Model': 'CX-5',
  })
  const { subject, rows } = summarizeLead(booking)
  expect(subject).toBe('Service, 2019 Mazda CX-5 from Hannah Whitlock')
  expect(rows.filter(([, value]) => value.includes('Mazda'))).toEqual([['Vehicle', '2019 Mazda CX-5']])
  expect(formatAdf(booking)).toContain('Vehicle: 2019 Mazda CX-5')
})
