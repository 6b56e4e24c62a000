// What staff publish wrongly, from the lake to the page: one wrong value costs one value.
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { html, openTestServer } from '../fixtures/test-server.ts'
import { FORMER_MS } from './former-dealers.ts'

const soon = { timeout: 15_000, interval: 20 }
const reference = { _type: 'reference', _ref: 'tenant-a' }
const menuLink = (_key: string, href: string) => ({ _key, label: `Link ${_key}`, href })

const navigation = {
  _id: 'navigation-a',
  _type: 'navigation',
  tenant: reference,
  header: [
    { _key: 'h1', label: 'Cars', kind: 'links', links: [menuLink('one', '/one'), menuLink('two', '/two')] },
    { _key: 'h2', label: 'Contact', kind: 'link', href: '/contact' },
  ],
}
const page = {
  _id: 'page-a',
  _type: 'page',
  tenant: reference,
  title: 'Front page',
  slug: { _type: 'slug', current: 'home' },
  blocks: [{ _key: 'b1', _type: 'callToAction', title: 'Visit us' }],
}

/** The content of a dealer's page. */
function renderContent(_: Request, { site }: RequestContext): Response {
  if (site.kind !== 'dealer') return html('', { status: 404 })
  const { tenant, navigation: menu, pages } = site.bundle
  const links = menu.header.flatMap(({ label, links }) => [label, ...links.map((link) => link.label)])
  const blocks = pages.flatMap(({ title, blocks }) => [title, ...blocks.map(({ type }) => type)])
  return html([tenant.name, ...links, ...blocks].join(', '))
}

const WHOLE = 'Dealer A, Cars, Link one, Link two, Contact, Front page, callToAction'

async function openSite({ clock }: { clock?: () => number } = {}) {
  const lake = await LakeChild.share()
  const writer = lake.writer()
  const documents = writer.transaction().createOrReplace(tenantDocument('a', 'Dealer A'))
  await documents.createOrReplace(navigation).createOrReplace(page).commit()
  const site = await openTestServer(lake.reader(), renderContent, clock ? { clock } : {})
  await expect.poll(() => site.content.connected, soon).toBe(true)
  expect((await site.get('/')).text).toBe(WHOLE)
  return { lake, writer, ...site }
}

const readWarnings = (lines: readonly Record<string, unknown>[]) =>
  lines.filter(({ msg }) => msg === 'content does not parse')

/** Publishes beside the wrong value a right one: a page that shows it has read both. */
async function publish(
  writer: SanityClient,
  id: string,
  wrong: Record<string, unknown>,
  right: { id: string; set: Record<string, unknown> },
): Promise<void> {
  await writer.transaction().patch(id, { set: wrong }).patch(right.id, { set: right.set }).commit()
}
const retitled = { id: page._id, set: { title: 'New title' } }
const renamed = { id: 'tenant-a', set: { name: 'New name' } }

test('a bad link of the navigation costs that link; the others stay, and the log names it once', async () => {
  const { writer, get, lines } = await openSite()
  await publish(writer, navigation._id, { 'header[0].links[0].href': 'javascript:alert(1)' }, retitled)
  const words = WHOLE.replace('Link one, ', '').replace('Front page', 'New title')
  await expect.poll(async () => (await get('/')).text, soon).toBe(words)
  await get('/other')
  expect(readWarnings(lines)).toEqual([
    expect.objectContaining({ tenant: 'a', id: navigation._id, path: 'header[0].links[0].href', level: 40 }),
  ])
  expect(JSON.stringify(lines)).not.toContain('alert')
})

test('a block of an unknown kind costs that block; the page stays', async () => {
  const { writer, get } = await openSite()
  const blocks = [{ _key: 'b0', _type: 'carousel3d' }, ...page.blocks]
  await publish(writer, page._id, { blocks }, renamed)
  await expect.poll(async () => (await get('/')).text, soon).toBe(WHOLE.replace('Dealer A', 'New name'))
})

test.each([
  ['name', { name: null }],
  ['template', { template: 'baroque' }],
  ['slug', { slug: null }],
])('a dealer whose %s is wrong is answered as before, after a restart as well', async (path, wrong) => {
  const { lake, writer, get, lines, dataDir } = await openSite()
  await writer.patch('tenant-a').set(wrong).commit()
  await expect
    .poll(async () => {
      const { status, text } = await get('/')
      expect([status, text]).toEqual([200, WHOLE])
      return readWarnings(lines)
    }, soon)
    .toContainEqual(expect.objectContaining({ id: 'tenant-a', path, effect: 'last parsed version used' }))
  const restarted = await openTestServer(lake.reader(), renderContent, { dataDir })
  const { status, text } = await restarted.get('/')
  expect([status, text]).toEqual([200, WHOLE])
})

test('a dealer that is deleted answers 503 with a time to come back, and after an hour 404', async () => {
  let later = 0
  const { writer, get } = await openSite({ clock: () => Date.now() + later })
  await writer.transaction().delete(navigation._id).delete(page._id).delete('tenant-a').commit()
  await expect.poll(async () => (await get('/')).status, soon).toBe(503)
  const { headers, text } = await get('/')
  expect(headers['retry-after']).toBe('5')
  expect(text).toContain('right back')
  expect((await get('/', { headers: { host: 'never.base.example' } })).status).toBe(404)
  later = FORMER_MS
  await expect.poll(async () => (await get('/')).status, soon).toBe(404)
})

test('a page that is deleted does not come back as it last parsed', async () => {
  const { writer, get } = await openSite()
  await publish(writer, page._id, { title: 7 }, renamed)
  const words = WHOLE.replace('Dealer A', 'New name')
  await expect.poll(async () => (await get('/')).text, soon).toBe(words)
  await writer.delete(page._id)
  await expect
    .poll(async () => (await get('/')).text, soon)
    .toBe('New name, Cars, Link one, Link two, Contact')
})

test('a draft that does not parse is previewed as it was published', async () => {
  const { writer, content } = await openSite()
  await writer.createOrReplace({ ...page, _id: `drafts.${page._id}`, title: null })
  await writer.createOrReplace({ ...tenantDocument('a', 'Draft'), _id: 'drafts.tenant-a' })
  const draft = await content.findDraftBundle('a')
  expect(draft?.tenant.name).toBe('Draft')
  expect(draft?.pages.map(({ title }) => title)).toEqual(['Front page'])
})
