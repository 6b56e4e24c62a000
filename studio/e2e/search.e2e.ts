import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { openDesk, textbox } from './form.ts'
import { putDocuments } from './lake-content.ts'

test.beforeAll(async ({ ann, lake }) => {
  await putDocuments(
    lake,
    { _id: 'kestrel', _type: 'everyField', title: 'Kestrel wagon', summary: 'with roof rails' },
    { _id: 'drafts.kestrel-draft', _type: 'everyField', title: 'Kestrel hatch' },
    { _id: 'plover', _type: 'everyField', title: 'Plover ute' },
    { _id: 'kestrel-yard', _type: 'target', name: 'Kestrel yard' },
  )
  await openDesk(ann, lake)
})

test('the Studio’s search finds documents of every type, drafts too, and opens one', async ({ ann }) => {
  await ann.getByRole('button', { name: 'Open search' }).click()
  const words = ann.getByPlaceholder('Search', { exact: true })
  await words.fill('kestr')
  const found = ann.getByTestId('search-results').getByRole('option')
  await expect(found).toHaveCount(3)
  await words.fill('roof kestrel')
  await expect(found).toHaveCount(1)
  await found.getByRole('link', { name: 'Kestrel wagon' }).click()
  await expect(textbox(ann, 'Title')).toHaveValue('Kestrel wagon')
})

test('a list’s search leaves what fits, by any field’s words', async ({ ann }) => {
  const list = ann.getByRole('listbox', { name: 'Every field' }).getByRole('option')
  const words = ann.getByRole('combobox', { name: 'Search list' })
  await words.fill('kestrel')
  await expect(list).toHaveCount(2)
  await words.fill('rails')
  await expect(list).toHaveText([/Kestrel wagon/])
  await words.fill('nothing like it')
  await expect(ann.getByText('No results found')).toBeVisible()
  await words.fill('')
  await expect(list.filter({ hasText: 'Plover ute' })).toBeVisible()
})
