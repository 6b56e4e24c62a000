// Vehicles that are sent to a market place: an address and a key are given, and nothing is sent before it is started.
import { expect, test } from '@playwright/test'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, studioOrigin } from './site-process.ts'

test('a manager gives AutoTrader’s address and key, sees what would be sent, and takes it back', async ({
  browser,
}) => {
  const { page, errors, elsewhere } = await openStudio(browser, 'Manager, Quayside')
  await page.goto(`${studioOrigin}/stock/catalogues`)
  const part = page.getByRole('region', { name: 'AutoTrader', exact: true })
  await expect(part.getByRole('status')).toContainText('Nothing is sent to AutoTrader yet.')
  await part.getByLabel('Address').fill('https://127.0.0.1/in')
  await part.getByLabel('Key, if you have one').fill('a-key')
  await part.getByRole('button', { name: 'Save' }).click()
  const saved = part.getByRole('button', { name: 'Start sending' })
  const refused = part.getByRole('alert')
  await expect(saved.or(refused)).toBeVisible()
  // A machine that fetches stock from itself may send vehicles to itself, too.
  if (await refused.isVisible()) {
    await expect(refused).toContainText('not on the public internet')
    await part.getByLabel('Address').fill('https://feeds.example/in')
    await part.getByRole('button', { name: 'Save' }).click()
  }
  await expect(saved).toBeVisible()
  await expect(part.getByRole('status').first()).toContainText(
    /^Nothing is sent now\. \d+ vehicles would be sent\.$/,
  )
  await part.getByText('What is sent of the next vehicle').click()
  await expect(part.getByText('"status": "in_stock"')).toBeVisible()
  await expect(part).not.toContainText('a-key')
  await expectNoAxe(page, 'AutoTrader')
  await shoot(page, 'studio-stock-autotrader')
  await part.getByRole('button', { name: 'Remove it' }).click()
  await part.getByRole('button', { name: 'Yes, forget what AutoTrader was sent' }).click()
  await expect(part.getByRole('button', { name: 'Save' })).toBeVisible()
  expect([errors, elsewhere]).toEqual([[], []])
})
