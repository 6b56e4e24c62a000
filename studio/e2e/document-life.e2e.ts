// What happens to a whole document: made, published, changed and thrown back, duplicated, unpublished, deleted.
import { expect } from '@playwright/test'
import { publish } from '../../local/checks/e2e/studio-driver.ts'
import { test } from './fixtures.ts'
import { chooseAction, openDesk, openFromList, textbox } from './form.ts'
import { type Held, queryLake } from './lake-content.ts'
import type { LakeProcess } from './lake-process.ts'

test.describe.configure({ mode: 'serial' })

/**
 * The forms in which documents of that title are in the lake, drafts first: ids are the Studio's own and their order
 * is chance.
 */
const listForms = async (lake: LakeProcess, title: string): Promise<string[]> =>
  (await queryLake(lake, `*[_type == "everyField" && title == "${title}"]`))
    .map(({ _id }) => (String(_id).startsWith('drafts.') ? 'draft' : 'published'))
    .sort()

test('a new document is created from the list and published', async ({ ann, lake }) => {
  await openDesk(ann, lake)
  await ann.getByRole('listbox', { name: 'Content' }).getByRole('link', { name: 'Every field' }).click()
  await ann.getByTestId('action-intent-button').click() // the plus above the list
  await textbox(ann, 'Title').fill('Van')
  await expect.poll(() => listForms(lake, 'Van')).toEqual(['draft'])
  await publish(ann)
  await expect.poll(() => listForms(lake, 'Van')).toEqual(['published'])
})

test('discarded changes are removed from the form and from the lake', async ({ ann, lake }) => {
  await textbox(ann, 'Title').fill('Van, changed')
  await expect.poll(() => listForms(lake, 'Van, changed')).toEqual(['draft'])
  await chooseAction(ann, 'Discard changes')
  await ann.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(textbox(ann, 'Title')).toHaveValue('Van')
  await expect.poll(() => listForms(lake, 'Van, changed')).toEqual([])
  expect(await listForms(lake, 'Van')).toEqual(['published'])
})

test('a duplicate is a draft of its own, and deleting it leaves the first one', { tag: '@long' }, async ({
  ann,
  lake,
}) => {
  const first = ann.url()
  await chooseAction(ann, 'Duplicate')
  await expect.poll(() => listForms(lake, 'Van')).toEqual(['draft', 'published'])
  await expect.poll(() => ann.url()).not.toBe(first)
  await textbox(ann, 'Title').fill('Van’s copy')
  await expect.poll(() => listForms(lake, 'Van’s copy')).toEqual(['draft'])
  await chooseAction(ann, /^Delete/)
  await ann.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
  await expect.poll(() => listForms(lake, 'Van’s copy')).toEqual([])
  expect(await listForms(lake, 'Van')).toEqual(['published'])
})

test('what is unpublished is a draft again', async ({ ann, lake }) => {
  await openFromList(ann, 'Every field', 'Van')
  await ann.getByTestId('document-header-Published-chip').click() // the published form is where it is taken back
  await ann.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await ann.getByRole('button', { name: 'Unpublish now' }).click()
  await expect.poll(() => listForms(lake, 'Van')).toEqual(['draft'])
  await ann.getByTestId('document-header-Draft-chip').click()
  await expect(textbox(ann, 'Title')).toHaveValue('Van')
})

test('a published document is deleted together with its draft', async ({ ann, lake }) => {
  await publish(ann)
  await textbox(ann, 'Summary').fill('Not published')
  const drafts = (): Promise<Held[]> => queryLake(lake, '*[summary == "Not published"]')
  await expect.poll(drafts).toHaveLength(1)
  await chooseAction(ann, /^Delete/)
  await ann.getByRole('dialog').getByRole('button', { name: 'Delete all versions' }).click()
  await expect.poll(() => listForms(lake, 'Van')).toEqual([])
  await expect(
    ann.getByRole('listbox', { name: 'Every field' }).getByRole('link', { name: 'Van' }),
  ).toBeHidden()
})
