import { expect, type Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { siteOrigin, studioOrigin } from './site-process.ts'

/** The secret by which a site knows a person of the Studio, as the Studio's Presentation tool makes it. */
export async function makePersonSecret(person: string): Promise<string> {
  const client = createClient({
    projectId: 'forecourt',
    dataset: 'production',
    apiHost: studioOrigin,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: process.env.E2E_WRITE_TOKEN ?? '',
  })
  const { secret } = await createPreviewSecret(client, 'e2e', studioOrigin, person)
  return secret
}

/** The address at which a person's preview of a dealer opens. */
export async function previewAddress(dealer: string, person: string, path: string): Promise<string> {
  const secret = await makePersonSecret(person)
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path })
  return `${siteOrigin(dealer)}/preview/enable?${query}`
}

/** Opens a page of a dealer in that person's preview, in a window of its own. */
export async function openPreview(page: Page, dealer: string, person: string, path: string): Promise<void> {
  await page.goto(await previewAddress(dealer, person, path))
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
}
