// References hold on to what they lead to, or do not, and one to a draft is settled when it is published.
import { expect, type Page } from '@playwright/test'
import { publish } from '../../local/checks/e2e/studio-driver.ts'
import { test } from './fixtures.ts'
import { chooseAction, chooseReference, openDesk, openFromList } from './form.ts'
import { findHeld, putDocuments } from './lake-content.ts'

test.beforeAll(async ({ ann, lake }) => {
  await putDocuments(
    lake,
    { _id: 'anchor', _type: 'target', name: 'Anchor' },
    { _id: 'balloon', _type: 'target', name: 'Balloon' },
    { _id: 'drafts.sketch', _type: 'target', name: 'Sketch' },
    {
      _id: 'holder',
      _type: 'everyField',
      title: 'Holder',
      strong: { _type: 'reference', _ref: 'anchor' },
      weak: { _type: 'reference', _ref: 'balloon', _weak: true },
    },
    { _id: 'drafts.undecided', _type: 'everyField', title: 'Undecided' },
  )
  await openDesk(ann, lake)
})

async function deleteAnyway(page: Page, name: string): Promise<void> {
  await openFromList(page, 'Target', name)
  await chooseAction(page, /^Delete/)
  const dialog = page.getByRole('dialog', { name: 'Delete document?' })
  await expect(dialog.getByRole('link', { name: 'Holder' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
}

test('what a strong reference leads to cannot be deleted', async ({ ann, lake }) => {
  await deleteAnyway(ann, 'Anchor')
  await expect(ann.getByText(/^An error occurred while attempting to delete this document/)).toBeVisible()
  expect(await findHeld(lake, 'anchor')).toMatchObject({ name: 'Anchor' })
})

test('what a weak reference leads to can be deleted, and the reference stays', async ({ ann, lake }) => {
  await deleteAnyway(ann, 'Balloon')
  await expect(ann.getByText('The document was successfully deleted')).toBeVisible()
  expect(await findHeld(lake, 'balloon')).toBeNull()
  expect((await findHeld(lake, 'holder'))?.weak).toMatchObject({ _ref: 'balloon', _weak: true })
})

test('a reference to a draft is weak until both are published', { tag: '@long' }, async ({ ann, lake }) => {
  await openFromList(ann, 'Every field', 'Undecided')
  await chooseReference(ann, ann.getByRole('combobox', { name: 'Strong reference' }), 'Sketch')
  await expect
    .poll(async () => (await findHeld(lake, 'drafts.undecided'))?.strong)
    .toMatchObject({ _ref: 'sketch', _weak: true, _strengthenOnPublish: { type: 'target' } })

  await openFromList(ann, 'Target', 'Sketch')
  await publish(ann)
  await openFromList(ann, 'Every field', 'Undecided')
  await publish(ann)
  await expect
    .poll(async () => (await findHeld(lake, 'undecided'))?.strong)
    .toEqual({ _type: 'reference', _ref: 'sketch' })
})
