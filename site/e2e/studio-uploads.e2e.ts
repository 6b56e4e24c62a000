// What cannot be used as a picture is told in words before it is sent, and a film can be uploaded; as an editor.
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { deleteDocument, mutateLake, queryLake } from './content.ts'
import { shoot, studioOrigin } from './site-process.ts'

const OFFER = 'offer-of-the-uploads-test'
/** A GIF of 40 × 40 pixels, all of one colour. */
const SMALL_GIF = Buffer.from(
  'R0lGODdhKAAoAIAAAP8AAAAAACwAAAAAKAAoAAACKYSPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3n+s73/g8FADs=',
  'base64',
)
const SCRIPTED_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>'
const HUGE_BYTES = 60_000_000

const folder = mkdtempSync(join(tmpdir(), 'forecourt-uploads-'))
test.setTimeout(30_000)

let page: Page
let assets: number

/** The form has one picture. */
const upload = (on: Page) => on.locator('input[type="file"]').first()

const countAssets = () => queryLake<number>('count(*[_type == "sanity.imageAsset"])')

function writeFile(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A file of that size, without its bytes being written. */
function writeHuge(name: string): string {
  const path = join(folder, name)
  const file = openSync(path, 'w')
  ftruncateSync(file, HUGE_BYTES)
  closeSync(file)
  return path
}

test.beforeAll(async ({ browser }) => {
  await mutateLake([
    {
      createOrReplace: {
        _id: `drafts.${OFFER}`,
        _type: 'offer',
        name: 'Uploads, tried',
        slug: { _type: 'slug', current: OFFER },
        sites: [{ _key: 'q', _type: 'reference', _ref: 'tenant-quayside' }],
      },
    },
  ])
  assets = await countAssets()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(page, studioOrigin, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'offer', OFFER)
})

test.afterAll(async () => {
  await page.context().close()
  await deleteDocument(OFFER)
  rmSync(folder, { recursive: true })
})

const REFUSED = [
  [
    'a broken JPEG',
    () => writeFile('broken.jpg', 'This is no picture.'),
    /can’t open “broken\.jpg”.*save it as a JPEG/,
  ],
  ['a PNG of 60 MB', () => writeHuge('huge.png'), /is 60 MB\. A picture can be up to 40 MB/],
  ['a GIF of 40 × 40', () => writeFile('small.gif', SMALL_GIF), /only 40 × 40 pixels\. Upload one at least/],
  ['an SVG with a script', () => writeFile('logo.svg', SCRIPTED_SVG), /has a script in it\. Export it again/],
] as const

for (const [what, write, words] of REFUSED) {
  test(`${what} is kept back, and the Studio says why and what to do`, async () => {
    await upload(page).setInputFiles(write())
    await expect(page.getByText(words)).toBeVisible()
    await shoot(page, `studio-upload-${what.split(' ').at(-1)?.toLowerCase()}`)
    // The field takes another file.
    await expect(upload(page)).toBeEnabled()
    expect(await countAssets()).toBe(assets)
  })
}

test('a whole picture is uploaded by the same field', async () => {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600"/></svg>'
  await upload(page).setInputFiles(writeFile('whole.svg', drawn))
  const stored = () => queryLake<string | null>(`*[_id == "drafts.${OFFER}"][0].image.asset._ref`)
  await expect.poll(stored).toMatch(/^image-.*-900x600-svg$/)
})
