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

// The Studio sends what is typed about a second later, so the lake dies before it hears of it. Once the Studio knows that
// nobody listens, it may lock its fields, and nothing more can be typed that would be lost.
test('what was typed when the lake died arrives when it is back', async ({ ann, lake }) => {
  await textbox(ann, 'Summary').fill('Typed into the void')
  await lake.kill()
  await lake.startAgain()
  await expect
    .poll(async () => (await findHeld(lake, 'drafts.outlives'))?.summary, { timeout: 30_000 })
    .toBe('Typed into the void')
})
