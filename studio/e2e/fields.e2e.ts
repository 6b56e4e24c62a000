// Every field type: filled in by hand in the Studio, read back from the lake, and seen again in a form loaded anew.
import { expect } from '@playwright/test'
import { assetCases } from './cases/asset-cases.ts'
import type { FieldCase } from './cases/field-case.ts'
import { nestedCases } from './cases/nested-cases.ts'
import { plainCases } from './cases/plain-cases.ts'
import { referenceCases, targets } from './cases/reference-cases.ts'
import { textCase } from './cases/text-case.ts'
import { test } from './fixtures.ts'
import { openForm, textbox } from './form.ts'
import { findHeld, putDocuments } from './lake-content.ts'

const cases: readonly FieldCase[] = [
  ...plainCases,
  ...nestedCases,
  textCase,
  ...assetCases,
  ...referenceCases,
]
const id = 'with-every-field'

test.describe.configure({ mode: 'serial' })

test('an empty form is open for a document that does not exist yet', async ({ ann, lake }) => {
  await putDocuments(lake, ...targets)
  await openForm(ann, lake, id)
  await expect(textbox(ann, 'Title')).toBeEditable()
})

test('groups show their own fields alone', async ({ ann }) => {
  await ann.getByRole('tab', { name: 'References' }).click()
  await expect(ann.getByRole('combobox', { name: 'Strong reference' })).toBeVisible()
  await expect(textbox(ann, 'Title')).toBeHidden()
  await ann.getByRole('tab', { name: 'Plain' }).click()
  await expect(textbox(ann, 'Title')).toBeVisible()
  await expect(textbox(ann, 'Street')).toBeHidden()
  await ann.getByRole('tab', { name: 'All fields' }).click()
  await expect(textbox(ann, 'Street')).toBeVisible()
})

test.describe('staff fill in', () => {
  for (const { kind, fillIn } of cases) test(kind, ({ ann }) => fillIn(ann))
})

test.describe('the lake holds', () => {
  for (const { kind, isHeld } of cases) {
    test(kind, async ({ lake }) => {
      await expect(async () => isHeld((await findHeld(lake, `drafts.${id}`)) ?? {})).toPass({
        timeout: 15_000,
      })
    })
  }
})

test.describe('a form loaded anew shows', () => {
  test('the document', async ({ ann, lake }) => {
    await openForm(ann, lake, id)
    await expect(ann.getByRole('heading', { name: 'Blue coupé ’97' })).toBeVisible()
  })

  for (const { kind, isShown } of cases) test(kind, ({ ann }) => isShown(ann))
})
