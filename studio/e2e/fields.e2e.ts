// Every field type: filled in by hand in the Studio, read back from the lake, and seen again in a form loaded anew.
import { expect, type Page } from '@playwright/test'
import { assetCases, BROCHURE, CROPPED } from './cases/asset-cases.ts'
import type { FieldCase } from './cases/field-case.ts'
import { nestedCases } from './cases/nested-cases.ts'
import { plainCases } from './cases/plain-cases.ts'
import { referenceCases, targets } from './cases/reference-cases.ts'
import { textCase } from './cases/text-case.ts'
import { test } from './fixtures.ts'
import { openForm, textbox } from './form.ts'
import { findHeld, putDocuments } from './lake-content.ts'
import type { LakeProcess } from './lake-process.ts'

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

/** Width and height of the picture at that address, as a browser sees it. */
const getSize = (page: Page, address: string): Promise<number[]> =>
  page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, address)

const getUrl = async (lake: LakeProcess, reference: { asset: { _ref: string } }): Promise<string> =>
  (await findHeld(lake, reference.asset._ref))?.url

test.describe('the lake serves', () => {
  test('the uploaded picture in the size that is asked for', async ({ ann, lake }) => {
    const url = await getUrl(lake, (await findHeld(lake, `drafts.${id}`))?.picture)
    expect(await getSize(ann, url)).toEqual([800, 600])
    expect(await getSize(ann, `${url}?w=400`)).toEqual([400, 300])
    expect(await getSize(ann, `${url}?rect=${CROPPED}&w=300`), 'cropped first').toEqual([300, 240])
    expect(await getSize(ann, `${url}?w=200&h=200&fit=crop`)).toEqual([200, 200])
  })

  test('the uploaded file, byte for byte', async ({ lake }) => {
    const url = await getUrl(lake, (await findHeld(lake, `drafts.${id}`))?.brochure)
    expect(await (await fetch(url)).text()).toBe(BROCHURE)
  })
})

test.describe('a form loaded anew shows', () => {
  test('the document', async ({ ann, lake }) => {
    await openForm(ann, lake, id)
    await expect(ann.getByRole('heading', { name: 'Blue coupé ’97' })).toBeVisible()
  })

  for (const { kind, isShown } of cases) test(kind, ({ ann }) => isShown(ann))
})
