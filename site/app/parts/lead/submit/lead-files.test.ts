import { beforeEach, describe, expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testContext } from '../testing/test-context.ts'
import { answerLead } from './answer-lead.server.ts'
import { detectFileKind } from './file-kind.ts'

const PDF = Buffer.from('%PDF-1.7\n%a CV\n%%EOF')
const HTML = Buffer.from('<html><script>alert(1)</script>')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
const DOCX = Buffer.concat([
  Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  Buffer.from('..[Content_Types].xml..word/document.xml'),
])
const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from('WordDocument', 'utf16le'),
])
const ANSWERS = {
  kind: 'careers',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'I mend cars.',
  location_id: 'location-a-north',
  idempotency_key: 'one',
}

let context: RequestContext
beforeEach(async () => {
  context = await testContext(testDealer())
})

function post(file: { name: string; bytes: Buffer } | null, answers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...ANSWERS, ...answers })) form.set(name, value)
  form.set(
    'cv',
    file ? new File([new Uint8Array(file.bytes)], file.name, { type: 'text/html' }) : new File([], ''),
  )
  const request = new Request('http://a.example/api/leads', { method: 'POST', body: form })
  return answerLead(context, request).catch((thrown: Response) => thrown)
}
const files = () => context.db.selectFrom('lead_files').selectAll().execute()
const payloads = async () =>
  (await context.db.selectFrom('leads').selectAll().execute()).map(({ payload }) => JSON.parse(payload))
/** What is said at the field, and what the form still has. */
async function refused(file: { name: string; bytes: Buffer }) {
  const reply = await post(file)
  if (reply instanceof Response || reply.kind !== 'form' || !reply.form) throw new Error('it was taken')
  expect([reply.status, await payloads(), await files()]).toEqual([422, [], []])
  const kept = reply.form.steps[0]?.fields.find(({ name }) => name === 'message')?.value
  return { message: reply.form.lastResult?.error?.cv?.[0], kept }
}

describe('a file with a form', () => {
  test.each([
    ['cv.pdf', PDF, 'application/pdf'],
    ['CV.PNG', PNG, 'image/png'],
    ['cv.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.doc', DOC, 'application/msword'],
  ])('%s is stored with its lead as what its content is', async (name, bytes, media) => {
    expect(await post({ name, bytes })).toMatchObject({ status: 303 })
    const [lead] = await payloads()
    expect(lead).toMatchObject({ cv: name, category: 'General Enquiry', message: 'I mend cars.' })
    expect(await files()).toMatchObject([
      {
        tenant_slug: 'a',
        lead_id: lead.lead_id,
        field: 'cv',
        name,
        media_type: media,
        size: bytes.length,
        content: bytes.toString('base64'),
      },
    ])
  })

  test('is optional, and is stored once for a form that is sent twice', async () => {
    expect(await post(null)).toMatchObject({ status: 303 })
    expect(await files()).toEqual([])
    for (const _ of [1, 2]) await post({ name: 'cv.pdf', bytes: PDF }, { idempotency_key: 'two' })
    expect(await files()).toHaveLength(1)
    expect(await payloads()).toHaveLength(2)
  })

  test.each([
    ['cv.pdf', HTML],
    ['cv.docx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['cv.jpg', PDF],
    ['cv.exe', Buffer.from('MZ')],
    ['pdf', PDF],
    ['cv.html', HTML],
  ])('%s that is something else is refused in words, and the rest of the form stays', async (name, bytes) => {
    expect(await refused({ name, bytes })).toEqual({
      message: `${name} isn’t a PDF, a Word file or a photo. Save it as a PDF and choose that.`,
      kept: 'I mend cars.',
    })
  })

  test('one that is too large, or empty, is refused in words', async () => {
    const large = { name: 'scan.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(14_000_000)]) }
    expect(await refused(large)).toEqual({
      message: 'scan.pdf is 13.4 MB, and 5 MB is the most. Save it as a PDF or a smaller photo.',
      kept: 'I mend cars.',
    })
    expect((await refused({ name: 'cv.pdf', bytes: Buffer.alloc(0) })).message).toMatch(/^cv.pdf is empty/)
  })

  test('its name has no folders and no control characters, and an answer of that name is no file', async () => {
    await post({ name: '..\\..\\etc/pass\u202ewd.pdf', bytes: PDF })
    expect(await files()).toMatchObject([{ name: 'passwd.pdf' }])
    const json = new Request('http://a.example/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ANSWERS, idempotency_key: 'three', cv: 'forged.pdf' }),
    })
    expect(await answerLead(context, json)).toMatchObject({ status: 200 })
    expect((await payloads()).map(({ cv }) => cv).sort()).toEqual(['passwd.pdf', undefined])
  })

  test('of a form that asks for none it is left out, and what is no form is refused', async () => {
    expect(
      await post({ name: 'cv.pdf', bytes: PDF }, { kind: 'enquiry', category: 'General Enquiry' }),
    ).toMatchObject({ status: 303 })
    expect(await files()).toEqual([])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = new Request('http://a.example/api/leads', {
      method: 'POST',
      headers,
      body: '--x\r\nnonsense',
    })
    expect(await answerLead(context, broken)).toMatchObject({ status: 400 })
    const texts = await post(null, { message: 'x'.repeat(70_000) })
    expect(texts).toMatchObject({ status: 400 })
  })
})

test('a file is known by its content', () => {
  expect([PDF, PNG, DOCX, DOC, HTML, Buffer.alloc(0)].map(detectFileKind)).toEqual([
    'pdf',
    'png',
    'docx',
    'doc',
    null,
    null,
  ])
})
