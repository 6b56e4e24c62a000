// A child process that accepts and delivers leads like the site: same command, database (SQLite, or the PostgreSQL of the third
// argument) and outbox. Tests kill it, or the database's connections.
import { createServer } from 'node:http'
import type { RequestContext } from '#app/context.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { answerLead } from '#app/parts/lead/submit/answer-lead.server.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { openDatabase } from '#db/database.ts'
import { Outbox } from '../outbox.ts'
import { webhookChannel } from '../webhook.ts'

const [, , dataDir = '', webhookUrl = '', url] = process.argv
const db = await openDatabase({ dataDir, url })
const dealer = testDealer({ tenant: { leads: { webhookUrl } } })
const none = () => {}
const log = { info: none, warn: none, error: none }

new Outbox({
  db,
  log: log as never,
  findBundle: async () => dealer.bundle,
  channels: { webhook: webhookChannel({ secretOf: () => 'secret', embedded: true }) },
  clock: Date.now,
}).start()

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const now = new Date().toISOString()
  const context: RequestContext = { ...(await testContext(dealer, db)), now }
  const posted = new Request('http://a.example/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  })
  const reply = await answerLead(context, posted)
  response.writeHead(reply.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify('body' in reply ? reply.body : {}))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`)
})
