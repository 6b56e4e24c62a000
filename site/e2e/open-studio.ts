// Opens the Studio as a person, and checks its tools with axe.
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { GIVEN_UP, studioOrigin } from './site-process.ts'

/** Somebody's Studio on Today, and what its console and requests say from the start. */
export async function openStudio(
  browser: Browser,
  person: string,
  device: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const errors: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    // A browser names every answer of 401, also to the question whether somebody is signed in.
    const isExpected = message.text().includes('401') || GIVEN_UP.test(message.text())
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isHere = hostname.endsWith('localhost') || hostname === '127.0.0.1'
    if (protocol.startsWith('http') && !isHere) elsewhere.push(request.url())
  })
  await signIn(page, studioOrigin, person)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  return { page, errors, elsewhere }
}

/** What axe finds in a tool and in the frame around it: nothing. */
export async function expectNoAxe(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(await axeFindings(page, 'main', '[data-site-bar]'), name).toEqual([])
}
