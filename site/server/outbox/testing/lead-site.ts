// Set-up shared by tests that interrupt the site while it takes leads: the site as a child process, and a dealer's system.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'lead-child.ts')

export type LeadSite = { child: ChildProcess; origin: string }
export type LeadReceiver = { url: string; messages: Set<string> }

export type LeadTestKit = {
  /** Registers clean-up that runs after the tests of the file, in reverse order. */
  onClose: (close: () => unknown) => void
  /** A dealer's system that accepts every lead and records its message. */
  openReceiver: () => Promise<LeadReceiver>
  /** Starts the site on a SQLite folder, or on a PostgreSQL database. */
  startSite: (database: { dataDir: string } | { url: string }, webhookUrl: string) => Promise<LeadSite>
}

export function useLeadTestKit(): LeadTestKit {
  const closing: (() => unknown)[] = []
  const onClose: LeadTestKit['onClose'] = (close) => void closing.push(close)
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })
  return {
    onClose,
    openReceiver: async () => {
      const messages = new Set<string>()
      const server = createServer(async (request, response) => {
        let body = ''
        for await (const chunk of request) body += chunk
        messages.add((JSON.parse(body) as { lead: { message: string } }).lead.message)
        response.end()
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      onClose(() => server.close())
      const address = server.address()
      return { messages, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/leads` }
    },
    startSite: async (database, webhookUrl) => {
      const args = 'url' in database ? ['', webhookUrl, database.url] : [database.dataDir, webhookUrl]
      const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
      onClose(() => child.kill('SIGKILL'))
      const [line] = (await once(child.stdout, 'data')) as [Buffer]
      return { child, origin: line.toString().trim() }
    },
  }
}

export type LeadReply = { status: number; leadId?: string; error?: string }

/** Posts an enquiry whose message is also its idempotency key. */
export async function postLead(origin: string, message: string): Promise<LeadReply> {
  const lead = {
    kind: 'enquiry',
    name: 'Hannah',
    email: 'hannah@example.com',
    category: 'General Enquiry',
    location_id: 'location-a-north',
    idempotency_key: message,
    message,
  }
  const response = await fetch(origin, { method: 'POST', body: JSON.stringify(lead) })
  const { lead_id, error } = (await response.json()) as { lead_id?: string; error?: string }
  return { status: response.status, ...(lead_id && { leadId: lead_id }), ...(error && { error }) }
}
