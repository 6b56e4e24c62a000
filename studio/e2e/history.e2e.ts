import { expect } from '@playwright/test'
import { publish } from '../../local/checks/e2e/studio-driver.ts'
import { test } from './fixtures.ts'
import { openForm, textbox } from './form.ts'
import { findHeld } from './lake-content.ts'

test('an earlier revision is opened from the history and restored', { tag: '@long' }, async ({
  ann,
  lake,
}) => {
  await openForm(ann, lake, 'with-a-past')
  for (const title of ['First words', 'Second words']) {
    await textbox(ann, 'Title').fill(title)
    await publish(ann)
    await expect.poll(async () => (await findHeld(lake, 'with-a-past'))?.title).toBe(title)
  }

  await ann.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await ann.getByRole('menuitem', { name: 'History' }).click()
  const revisions = ann.getByRole('listbox', { name: 'Document revisions' }).getByRole('option')
  const published = revisions.filter({ hasText: 'Published' })
  await expect(published).toHaveCount(2)
  await expect(published.nth(1)).toHaveAccessibleName(/^Ann Published/)
  await published.nth(1).getByRole('button', { name: 'Published' }).click()
  await expect(textbox(ann, 'Title')).toHaveValue('First words')
  expect((await findHeld(lake, 'with-a-past'))?.title, 'looking changes nothing').toBe('Second words')

  await ann.getByRole('button', { name: 'Revert to revision' }).click()
  await ann.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(async () => (await findHeld(lake, 'drafts.with-a-past'))?.title).toBe('First words')
  await expect(textbox(ann, 'Title')).toBeEditable()
  await publish(ann)
  await expect.poll(async () => (await findHeld(lake, 'with-a-past'))?.title).toBe('First words')
})
