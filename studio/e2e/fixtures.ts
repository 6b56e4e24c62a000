// The lake and the people of the tests: one lake for all tests of a worker, one signed-in browser for most of them.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { LakeProcess } from './lake-process.ts'

const people = ['Ann', 'Ben']

interface OfWorker {
  /** A real lake with Ann and Ben in it and nothing else, at first. */
  lake: LakeProcess
  /** Ann's browser, signed in; tests share it, so each opens its own document first. */
  ann: Page
}

export const test = base.extend<{ nothingUnknown: undefined }, OfWorker>({
  lake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const folder = process.env.E2E_DATA_DIR
      if (!folder)
        throw new Error('global-setup.ts names the data folder; run this with its playwright.config.ts.')
      const lake = await LakeProcess.start(mkdtempSync(join(folder, 'lake-')))
      for (const name of people) await addPerson(lake, name)
      await use(lake)
      await lake.kill()
    },
    { scope: 'worker' },
  ],
  ann: [
    async ({ browser, lake }, use) => {
      const page = await openStudio(browser, lake, 'Ann')
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  nothingUnknown: [
    async ({ lake }, use) => {
      await use(undefined)
      expect(await lake.listUnknown(), 'endpoints that the lake does not know').toEqual([])
    },
    { auto: true },
  ],
})

async function addPerson(lake: LakeProcess, name: string): Promise<void> {
  const id = name.toLowerCase()
  const body = { id, name, email: `${id}@forecourt.example`, roles: ['editor'] }
  await lake.ask(`/local/users/${id}`, { method: 'PUT', body })
}

/** A browser of one's own, signed in as that person. */
export async function openStudio(browser: Browser, lake: LakeProcess, person: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const page = await context.newPage()
  await signIn(page, lake.origin, person)
  return page
}
