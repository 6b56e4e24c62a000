import { expect, test } from 'vitest'
import { insertPreviewLink } from '../../db/preview/preview-links-repository.ts'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { buildPage, html, openTestServer, previewOf, SECRET } from '../fixtures/test-server.ts'
import { previewCookie } from './preview-session.ts'

const HOST = 'a.base.example'
const LINK = 'l'.repeat(22)

/** A dealer with drafts that are called otherwise where they say where they are edited. */
async function openDrafts() {
  const source = new FakeContent('a')
  source.drafts.set('a', { tenant: rawTenant('a', { name: 'Draft' }) })
  source.editable.set('a', { tenant: rawTenant('a', { name: 'Editable' }) })
  const site = await openTestServer(source, (_, context) => html(buildPage(context)))
  const nameAt = async (path: string, cookie: string) => {
    const { text } = await site.get(path, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    return /<h1>(.*)<\/h1>/.exec(text)?.[1]
  }
  return { ...site, nameAt }
}

test('staff previews are marked for editing; APIs and shoppers’ pages are not', async () => {
  const { nameAt } = await openDrafts()
  expect(await nameAt('/x', previewOf(HOST))).toBe('Editable')
  expect(await nameAt('/x.data', previewOf(HOST))).toBe('Editable')
  expect(await nameAt('/api/x', previewOf(HOST))).toBe('Draft')
  expect(await nameAt('/x', '')).toBe('Dealer A')
})

test('a shared preview shows drafts without edit marks', async () => {
  const { db, nameAt } = await openDrafts()
  const until = Date.now() + 3_600_000
  const made = { created_by: 'editor', created_at: new Date().toISOString(), withdrawn_at: null }
  const link = { id: LINK, tenant_slug: 'a', name: 'Winter', path: '/x', ...made }
  await insertPreviewLink(db, { ...link, expires_at: new Date(until).toISOString() })
  const session = { kind: 'link', tenant: 'a', link: LINK, until } as const
  expect(await nameAt('/x', previewCookie(SECRET, HOST, session, Date.now()))).toBe('Draft')
})
