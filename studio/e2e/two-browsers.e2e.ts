import { expect } from '@playwright/test'
import { publish } from '../../local/checks/e2e/studio-driver.ts'
import { openStudio, test } from './fixtures.ts'
import { fieldGroup, openForm, textbox } from './form.ts'
import { putDocuments } from './lake-content.ts'

test('two people on one document see each other, and each other’s edits as they are made', {
  tag: '@long',
}, async ({ ann, browser, lake }) => {
  await putDocuments(lake, { _id: 'shared', _type: 'everyField', title: 'Shared' })
  const ben = await openStudio(browser, lake, 'Ben')
  await Promise.all([openForm(ann, lake, 'shared'), openForm(ben, lake, 'shared')])

  await textbox(ann, 'Title').click()
  await expect(ben.getByTestId('document-pane').getByTitle('Ann').first()).toBeVisible()
  await textbox(ann, 'Title').fill('Ann’s title')
  await expect(textbox(ben, 'Title')).toHaveValue('Ann’s title')
  await textbox(ben, 'Summary').fill('Ben’s summary')
  await expect(textbox(ann, 'Summary')).toHaveValue('Ben’s summary')
  await textbox(ben, 'Title').fill('Ben’s title')
  await expect(textbox(ann, 'Title')).toHaveValue('Ben’s title')

  await fieldGroup(ann, 'Words').getByRole('button', { name: 'Add item' }).click()
  await fieldGroup(ann, 'Words').getByRole('textbox').fill('a word')
  await expect(fieldGroup(ben, 'Words').getByRole('textbox')).toHaveValue('a word')

  await publish(ben)
  await expect(ann.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await ben.context().close()
})
