import { expect, type Page } from '@playwright/test'
import { siteOrigin } from './site-process.ts'
import { readCode } from './text-messages.ts'

export const mobileOf = (page: Page) => page.getByRole('textbox', { name: 'Mobile' })
export const findCode = (page: Page) => page.getByRole('textbox', { name: 'Verification code' })

/** Signs a shopper in with a number; the garage is open afterwards. */
export async function signInByPhone(page: Page, dealer: string, mobile: string): Promise<void> {
  await page.goto(`${siteOrigin(dealer)}/sign-in?type=my-garage&redirect=/my-garage`)
  await mobileOf(page).fill(mobile)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await findCode(page).fill(readCode(dealer, mobile))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My garage' })).toBeVisible()
}
