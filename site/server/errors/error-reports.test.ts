import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../fixtures/serve.ts'
import { createLog } from '../log.ts'
import { openErrorReports } from './open-error-reports.ts'

type Event = {
  exception: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] }
  tags: Record<string, string>
  release: string
}

/** A service that takes envelopes of Sentry's protocol. */
async function openService() {
  const events: Event[] = []
  const texts: string[] = []
  const asked: string[] = []
  const port = await serve(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    texts.push(text)
    asked.push(`${request.method} ${request.url?.split('?')[0]}`)
    const [, header = '{}', body = '{}'] = text.split('\n')
    if ((JSON.parse(header) as { type?: string }).type === 'event') events.push(JSON.parse(body) as Event)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const reports = await openErrorReports(`http://public@127.0.0.1:${port}/7`, '1a2b3c')
  if (reports === null) throw new Error('no reports')
  onTestFinished(() => reports.stop())
  const log = createLog('info', { destination: { write: () => undefined }, onError: reports.report })
  return { events, texts, asked, reports, log }
}

test('an unexpected error is reported with its stack and the request’s id, without anything of a person', async () => {
  const { events, texts, asked, reports, log } = await openService()
  const error = new TypeError('No lead of jo@example.com, 0412 345 678')
  log.child({ requestId: 'r-1', tenant: 'a' }).error({ err: error, route: 'contact' }, 'a request failed')
  await reports.stop()
  expect(asked).toEqual(['POST /api/7/envelope/'])
  expect(events).toHaveLength(1)
  const [event] = events
  expect(event).toMatchObject({
    exception: { values: [{ type: 'TypeError', value: 'No lead of …@…, …' }] },
    tags: { requestId: 'r-1', tenant: 'a', route: 'contact' },
    release: '1a2b3c',
  })
  expect(event?.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(1)
  expect(texts.join()).not.toMatch(/jo@example|0412/)
})

test('warnings, lines without an error, and errors of services that are away are not reported', async () => {
  const { events, reports, log } = await openService()
  log.warn({ err: new Error('x') }, 'a warning')
  log.error({ error: 'Error: away' }, 'the content was not read')
  log.info('started')
  await reports.stop()
  expect(events).toEqual([])
})

test('a service that does not answer keeps nothing from going on', async () => {
  const reports = await openErrorReports('http://public@127.0.0.1:1/7', '')
  const log = createLog('info', {
    destination: { write: () => undefined },
    ...(reports ? { onError: reports.report } : {}),
  })
  log.error({ err: new Error('x') }, 'a request failed')
  await expect(reports?.stop()).resolves.toBeUndefined()
})

test('without an address there are no reports', async () => {
  expect(await openErrorReports(undefined, '')).toBeNull()
})
