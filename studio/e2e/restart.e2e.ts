// The lake's process is killed under an open form, and another one started on the same files.
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { openForm, textbox } from './form.ts'
import { findHeld, queryLake, uploadFile } from './lake-content.ts'

test('after a kill -9 and a new start everything is there and the open form goes on', async ({
  ann,
  lake,
}) => {
  await openForm(ann, lake, 'outlives')
  await textbox(ann, 'Title').fill('Before')
  await expect.poll(async () => (await findHeld(lake, 'drafts.outlives'))?.title).toBe('Before')
  const asset = await uploadFile(lake, 'kept.txt', 'Kept.')
  const before = await queryLake(lake, '* | order(_id)')

  await lake.kill()
  await lake.startAgain()
  expect(await queryLake(lake, '* | order(_id)')).toEqual(before)
  expect(await (await fetch(asset.url)).text()).toBe('Kept.')

  await textbox(ann, 'Title').fill('After')
  await expect
    .poll(async () => (await findHeld(lake, 'drafts.outlives'))?.title, { timeout: 30_000 })
    .toBe('After')
  await expect(textbox(ann, 'Title')).toHaveValue('After')
})

test('what is typed while the lake is away arrives when it is back', async ({ ann, lake }) => {
  await lake.kill()
  await textbox(ann, 'Summary').fill('Typed into the void')
  await lake.startAgain()
  await expect
    .poll(async () => (await findHeld(lake, 'drafts.outlives'))?.summary, { timeout: 30_000 })
    .toBe('Typed into the void')
})
