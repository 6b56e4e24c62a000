// A manager invites somebody by mouse; the mail's link opens, the new editor is signed in and sees one site. Clicks are printed.
import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { queryLake } from './content.ts'
import { measured } from './hands.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, studioOrigin } from './site-process.ts'
import { run } from './stock-command.ts'

const DEALER = 'quayside'
const TRY = Date.now().toString(36)
const PERSON = `Tanya ${TRY}`
const EMAIL = `tanya-${TRY}@quayside.example`
const CLICKS = 5

/** The link in the mail that waits in the outbox, as the command prints it. */
async function readMail(): Promise<string> {
  const secrets = {
    SANITY_MANAGEMENT_TOKEN: process.env.E2E_WRITE_TOKEN ?? '',
    SESSION_SECRET: 'not-read-by-this-command'.repeat(2),
    STUDIO_ORIGIN: studioOrigin,
  }
  const lines = await run('site/leads-cli/leads.ts', ['invitations', DEALER], secrets)
  const text = lines.join('\n')
  const mine = text.slice(text.indexOf(EMAIL))
  expect(mine).toContain(`Hello ${PERSON}`)
  return /http\S+/.exec(mine)?.[0] ?? ''
}

test('a manager invites an editor, who opens the link of the mail and sees that site alone; then removes them', async ({
  browser,
}) => {
  const { page, errors } = await openStudio(browser, 'Manager, Quayside')
  const { clicks } = await measured('a person is invited', page, 'mouse', async (hands) => {
    await hands.press(page.getByRole('link', { name: 'People', exact: true }))
    await hands.press(page.getByLabel('Name'))
    await hands.write(page.getByLabel('Name'), PERSON)
    await hands.write(page.getByLabel('Email'), EMAIL)
    await hands.press(page.getByRole('button', { name: 'Invite', exact: true }))
    const waiting = page.getByRole('region', { name: 'Waiting' })
    await expect(waiting.getByRole('listitem').filter({ hasText: EMAIL })).toContainText('Editor, invited')
  })
  expect(clicks).toBeLessThanOrEqual(CLICKS)
  await expect(page.getByRole('radio', { name: 'Marketer' })).toHaveCount(0)
  await expectNoAxe(page, 'People')
  await shoot(page, 'studio-people')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await shoot(page, 'studio-people-390')
  await page.setViewportSize({ width: 1280, height: 900 })

  const link = await readMail()
  const guest = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await measured('an invited person comes in', guest, 'mouse', async (hands) => {
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Look after your site')
    expect(await axeFindings(guest, 'body')).toEqual([])
    await shoot(guest, 'studio-invitation')
    await hands.press(guest.getByRole('button', { name: `Join as ${PERSON}` }))
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Good')
  })
  await expect(guest.getByRole('region', { name: 'Site being worked on' })).toContainText('Quayside')
  await expect(guest.getByRole('link', { name: 'People', exact: true })).toHaveCount(0)
  const seen = await guest.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('__studio_auth_token_forecourt') ?? '{}').token as string
    const query = encodeURIComponent('*[_type == "tenant"].slug.current')
    const answer = await fetch(`/v2025-02-19/data/query/production?query=${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()).result as string[]
  })
  expect(seen).toEqual([DEALER])
  expect((await queryLake<string[]>('*[_type == "tenant"].slug.current')).length).toBeGreaterThan(1)
  expect((await guest.goto(link))?.status()).toBe(410)

  await page.reload()
  const here = page.getByRole('region', { name: 'Here' })
  await expect(here.getByRole('listitem').filter({ hasText: EMAIL })).toContainText('Editor')
  await here.getByRole('button', { name: `Remove ${PERSON}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Remove ${PERSON}` })
    .click()
  await expect(here.getByRole('listitem').filter({ hasText: EMAIL })).toHaveCount(0)
  await guest.goto(studioOrigin)
  await expect(guest.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(errors).toEqual([])
  await guest.context().close()
  await page.context().close()
})

test('an administrator invites a marketer of two sites, and takes it back', { tag: '@long' }, async ({
  browser,
}) => {
  const { page, errors } = await openStudio(browser, 'Robin Ellery')
  await page.goto(`${studioOrigin}/people?site=${DEALER}`)
  await page.getByLabel('Name').fill('Sam Two')
  await page.getByLabel('Email').fill(`sam-${TRY}@two.example`)
  await page.getByRole('radio', { name: 'Marketer' }).check()
  await page.getByRole('checkbox', { name: /Brisbane/ }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const waiting = page
    .getByRole('region', { name: 'Waiting' })
    .getByRole('listitem')
    .filter({ hasText: 'Sam Two' })
  await expect(waiting).toContainText('Marketer, 2 sites')
  await page.getByRole('button', { name: 'Take back the invitation of Sam Two' }).click()
  await expect(waiting).toHaveCount(0)
  expect(errors).toEqual([])
  await page.context().close()
})
