import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { findPage } from './queries.server.ts'

const line = (style: string, text: string) => ({
  _type: 'block',
  _key: text,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const page = (more: object = {}) => ({
  id: 'p',
  slug: 'terms/of-use',
  title: 'Terms',
  layout: 'document',
  inForceSince: '2026-10-01',
  blocks: [
    {
      type: 'richText',
      key: 't',
      title: 'Terms',
      body: [
        line('normal', 'First.'),
        line('h2', 'What we do'),
        line('normal', 'This.'),
        line('h2', 'And then'),
      ],
    },
  ],
  ...more,
})
const documentOf = async (more?: object) =>
  (await findPage(testDealer({ pages: [page(more)] }), 'terms/of-use'))?.document

test('a policy has its headings as contents, its dates, and no heading that repeats its title', async () => {
  const document = await documentOf()
  expect(document?.sections.map(({ id, title }) => [id, title])).toEqual([
    ['section-1', 'What we do'],
    ['section-2', 'And then'],
  ])
  expect(document?.opening).toHaveLength(1)
  expect(document?.notes[0]).toMatch(/^Effective from .*1 October 2026$/)
  expect(document?.notes.at(-1)).toBe('1 minute to read')
})

test('a page at any path is found by it, and an ordinary one is no document', async () => {
  expect(await documentOf({ layout: null })).toBeNull()
  expect(await findPage(testDealer({ pages: [page()] }), 'terms')).toBeNull()
})

test('a page kept out of search engines says so in its head and is in no list', async () => {
  const dealer = testDealer({ pages: [page({ unlisted: true })] })
  expect((await findPage(dealer, 'terms/of-use'))?.meta.unlisted).toBe(true)
})
