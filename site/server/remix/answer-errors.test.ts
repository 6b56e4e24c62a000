import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { answerErrors } from './answer-errors.ts'

const loaderThat = (error: unknown) => {
  const module = { default: () => null, loader: () => Promise.reject(error) }
  const build = { routes: { x: { id: 'x', module } } } as unknown as ServerBuild
  const loader = answerErrors(build).routes.x?.module.loader as (args: unknown) => Promise<unknown>
  const failures: unknown[] = []
  const load = () => loader({ context: { noteFailure: (failure: unknown) => failures.push(failure) } })
  return { load, failures }
}

test('stock that does not answer is a 503, which the dealer’s own error page speaks of', async () => {
  const failure = new StockUnavailableError('unavailable')
  const { load, failures } = loaderThat(failure)
  const answer = await load().catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).status).toBe(503)
  expect(failures).toEqual([failure])
})

test('a defect stays a defect', async () => {
  const defect = new Error('defect')
  const answer = new Response(null, { status: 404 })
  for (const thrown of [defect, answer]) {
    const { load, failures } = loaderThat(thrown)
    await expect(load()).rejects.toBe(thrown)
    expect(failures).toEqual([])
  }
})
