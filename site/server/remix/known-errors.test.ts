import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { withKnownErrors } from './known-errors.ts'

const loaderThat = (error: unknown) => {
  const module = { default: () => null, loader: () => Promise.reject(error) }
  const build = { routes: { x: { id: 'x', module } } } as unknown as ServerBuild
  return withKnownErrors(build).routes.x?.module.loader as () => Promise<unknown>
}

test('stock that does not answer is a 503, which the dealer’s own error page speaks of', async () => {
  const answer = await loaderThat(new StockUnavailableError('away'))().catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).status).toBe(503)
})

test('a defect stays a defect', async () => {
  const defect = new Error('defect')
  await expect(loaderThat(defect)()).rejects.toBe(defect)
  const answer = new Response(null, { status: 404 })
  await expect(loaderThat(answer)()).rejects.toBe(answer)
})
