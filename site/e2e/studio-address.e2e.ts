// A manager sees where the site's web addresses lead, by mouse. Clicks are printed.
import { expect, test } from '@playwright/test'
import { measured } from './hands.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot } from './site-process.ts'

test('a manager sees the site’s own addresses, the records to set and that mail stays where it is', async ({
  browser,
}) => {
  const { page, errors } = await openStudio(browser, 'Manager, Quayside')
  await measured('the web address is looked at', page, 'mouse', async ({ press }) => {
    await press(page.getByRole('link', { name: 'People', exact: true }))
    await press(page.getByRole('link', { name: 'The web address of this site' }))
    await expect(page.getByRole('region', { name: 'www.quayside.example' })).toBeVisible()
  })
  await expect(page.getByText('leave your MX records alone')).toBeVisible()
  // The name without www is looked up too, and no other.
  await expect(page.getByRole('region', { name: /example$/ })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'quayside.example', exact: true })).toBeVisible()
  await expectNoAxe(page, 'Web address')
  await shoot(page, 'studio-web-address')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await shoot(page, 'studio-web-address-390')
  expect(errors).toEqual([])
  await page.context().close()
})
