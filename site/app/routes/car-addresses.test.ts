import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { openTestAccount } from '#app/features/account/testing/test-account.ts'
import { soldCar, type testCar } from '#app/parts/car/testing/test-cars.ts'

const entries = await readdir(import.meta.dirname, { recursive: true })
const routes = entries.filter((path) =>
  /^((api\.)?cars\.\$.*|print|checkout-journey)\/route\.tsx?$/.test(path),
)

type Loader = (args: LoaderFunctionArgs) => unknown

/** The status of an address of that car, at a dealer that lists sold ones for three days and reserves there. */
async function readStatus(route: string, car: ReturnType<typeof testCar>, listed: boolean): Promise<number> {
  const reservePath = /buy-online|checkout-journey/.exec(route)?.[0] ?? 'checkout'
  const account = await openTestAccount({
    tenant: { financeProvider: 'Lender', stock: { includeSoldCarsDays: 3 } },
    flags: { reservations: true, reservePath },
    stock: {
      findCarBySlug: async () => car,
      listCars: async ({ window }) => (listed || !window.includes('status') ? [car] : []),
    },
  })
  const path = `/?${new URLSearchParams({ car_id: car.slug })}`
  const params = { slug: car.slug, id: car.id }
  const more = { reserve: null, readPicture: async () => null }
  const context = { ...account.context(path), ...more } as unknown as LoaderFunctionArgs['context']
  const { loader } = (await import(join(import.meta.dirname, route))) as { loader: Loader }
  try {
    const request = new Request(context.url)
    const answer = await loader({ context, params, request })
    return answer instanceof Response ? answer.status : 200
  } catch (error) {
    if (error instanceof Response) return error.status
    return (error as { init?: { status?: number } }).init?.status ?? Promise.reject(error)
  }
}

test('a car has the addresses that are known', () => expect(routes.length).toBeGreaterThan(15))

test.each(routes)('%s: a car past the window for sold ones has left', async (route) =>
  expect(await readStatus(route, soldCar(4), false)).toBe(410),
)

test.each(routes)('%s: a car inside the window answers', async (route) =>
  expect(await readStatus(route, soldCar(1), true)).not.toBe(410),
)
