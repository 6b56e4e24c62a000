// The stock's command line against the system under test, and what it prints.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { siteOrigin, studioOrigin } from './site-process.ts'

const root = join(import.meta.dirname, '../..')

/** The first car that a command names under a heading, with its line. */
export function readFirstCar(lines: readonly string[], heading: string): { stocknum: string; line: string } {
  const line = lines[lines.indexOf(heading) + 1] ?? ''
  const stocknum = /^ {2}(\S+)/.exec(line)?.[1]
  if (!lines.includes(heading) || stocknum === undefined) {
    throw new Error(`The feed brings no car under "${heading}":\n${lines.join('\n')}`)
  }
  return { stocknum, line }
}

/** A price on a vehicle's page, but for its history, which may promise the same price as the next one. */
export const shownPrice = (page: Page, price: string): Locator =>
  page.getByRole('main').getByText(price).and(page.locator(':not([aria-labelledby="price-history"] *)'))

/** The address of a car's page, from the index. */
export async function readPath(dealer: string, stocknum: string): Promise<string> {
  return (await readDocument<{ path: string }>(dealer, stocknum)).path
}

/** The address of a car's first picture, from the index. */
export async function readPicture(dealer: string, stocknum: string): Promise<string> {
  const { images } = await readDocument<{ images: { image: { url: string } }[] }>(dealer, stocknum)
  return images[0]?.image.url ?? ''
}

async function readDocument<Fields>(dealer: string, stocknum: string): Promise<Fields> {
  const id = `${dealer}_${stocknum.toLowerCase()}`
  const answer = await fetch(`${process.env.E2E_SEARCH_URL}/indexes/Car_production/documents/${id}`, {
    headers: { authorization: `Bearer ${process.env.E2E_SEARCH_KEY}` },
  })
  if (!answer.ok) throw new Error(`The index has no ${id}: ${answer.status}`)
  return (await answer.json()) as Fields
}

/** Leaves a car of the index with its first pictures alone: no spin, no interior, no video. */
export async function keepPictures(dealer: string, stocknum: string, count: number): Promise<void> {
  const { images } = await readDocument<{ images: object[] }>(dealer, stocknum)
  const nothing = {
    spin_images: [],
    spin_code: '',
    spin_interior_image: '',
    video_url: '',
    external_video_url: '',
  }
  await changeCar(dealer, stocknum, { images: images.slice(0, count), photos_count: count, ...nothing })
}

/** Changes fields of a car of the index; the page shows them once the index has done it. */
export async function changeCar(dealer: string, stocknum: string, fields: object): Promise<void> {
  const { id } = await readDocument<{ id: string }>(dealer, stocknum)
  const answer = await fetch(`${process.env.E2E_SEARCH_URL}/indexes/Car_production/documents`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${process.env.E2E_SEARCH_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify([{ id, ...fields }]),
  })
  if (!answer.ok) throw new Error(`The index answered ${answer.status}: ${await answer.text()}`)
}

/** Deletes a dealer's cars from the index; resolves once they are gone. */
export async function deleteCars(dealer: string): Promise<void> {
  const answer = await fetch(`${process.env.E2E_SEARCH_URL}/indexes/Car_production/documents/delete`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.E2E_SEARCH_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ filter: `id STARTS WITH ${dealer}` }),
  })
  if (!answer.ok) throw new Error(`The index answered ${answer.status}: ${await answer.text()}`)
}

type FoundCar = { stocknum: string; path: string; video_url: string; file: string }

/** Opens the page of the first car of a dealer that a filter of the index finds. */
export async function openCar(page: Page, filter: string, dealer = 'quayside'): Promise<void> {
  const [car] = await findCars(`id STARTS WITH ${dealer} AND ${filter}`)
  if (!car) throw new Error(`No car of ${dealer} where ${filter}.`)
  const answer = await page.goto(siteOrigin(dealer) + car.path)
  if (answer?.status() !== 200) throw new Error(`${car.path} answered ${answer?.status()}.`)
}

/** Cars of the index that fit a filter. */
export async function findCars(filter: string): Promise<FoundCar[]> {
  const fields = ['stocknum', 'path', 'video_url', 'file']
  const answer = await fetch(`${process.env.E2E_SEARCH_URL}/indexes/Car_production/documents/fetch`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.E2E_SEARCH_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ filter, fields, limit: 1_000 }),
  })
  if (!answer.ok) throw new Error(`The index answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { results: FoundCar[] }).results
}

/** The stock's command line against the system under test. Returns the lines it printed. */
export function stock(...args: string[]): Promise<string[]> {
  return run('site/stock/cli/stock.ts', args)
}

/** Runs a script of the repository to its end. Returns the lines it printed; @throws its output when it fails */
export function run(
  script: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: {
        ...process.env,
        MEILI_URL: process.env.E2E_SEARCH_URL,
        MEILI_ADMIN_KEY: process.env.E2E_SEARCH_KEY,
        SANITY_PROJECT_ID: 'forecourt',
        SANITY_DATASET: 'production',
        SANITY_API_HOST: studioOrigin,
        SANITY_READ_TOKEN: process.env.E2E_WRITE_TOKEN,
        DATA_DIR: process.env.E2E_DATA_DIR,
        ...more,
      },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0
        ? done(output.trimEnd().split('\n'))
        : fail(new Error(`${script} ${args.join(' ')} ended with ${code}:\n${output}`)),
    )
  })
}
