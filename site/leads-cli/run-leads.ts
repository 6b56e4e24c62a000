import { parseArgs } from 'node:util'
import type { Database } from '#db/database.ts'
import { listDeliveries, replayDead } from '#db/leads/delivery-repository.ts'
import { findLead, listLeads } from '#db/leads/lead-repository.ts'

export type LeadsContext = {
  db: Database
  print: (line: string) => void
  now: () => string
  secretOf: (tenantSlug: string) => string
}

const USAGE = `npm run leads -- list <dealer> [--limit 50]      the latest enquiries and where they stand
npm run leads -- show <dealer> <lead>            one enquiry, whole
npm run leads -- dead <dealer>                   those that never reached the dealer, and why
npm run leads -- replay <dealer> [<delivery>]    send one of them, or all, again
npm run leads -- secret <dealer>                 the key with which the dealer's system checks them`

const DEALER = /^[a-z0-9][a-z0-9-]*$/

/** Runs one command. Personal data is printed by \`show\` alone. @returns the exit code */
export async function runLeads(args: readonly string[], context: LeadsContext): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { limit: { type: 'string', default: '50' } },
  })
  const [command = '', dealer = '', id] = positionals
  const run = COMMANDS[command]
  if (!run || !DEALER.test(dealer)) {
    context.print(USAGE)
    return 1
  }
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit is a whole number above 0')
  return run(context, dealer, { id, limit })
}

type Asked = { id: string | undefined; limit: number }
type Command = (context: LeadsContext, dealer: string, asked: Asked) => Promise<number>

const list: Command = async ({ db, print }, dealer, { limit }) => {
  const leads = await listLeads(db, dealer, limit)
  const deliveries = await listDeliveries(db, dealer, { limit: limit * 5 })
  for (const { id, kind, lead_status, created_at } of leads) {
    const mine = deliveries.filter(({ lead_id }) => lead_id === id)
    const ways = mine.map(({ channel, state }) => `${channel} ${state}`).join(', ')
    print([created_at, id, kind, lead_status, ways || 'goes nowhere'].join('  '))
  }
  if (leads.length === 0) print(`${dealer} has no enquiries.`)
  return 0
}

const show: Command = async ({ db, print }, dealer, { id = '' }) => {
  const lead = await findLead(db, dealer, id)
  print(lead ? JSON.stringify(JSON.parse(lead.payload), null, 2) : `${dealer} has no enquiry ${id}.`)
  return lead ? 0 : 1
}

const dead: Command = async ({ db, print }, dealer, { limit }) => {
  const rows = await listDeliveries(db, dealer, { state: 'dead', limit })
  for (const { id, lead_id, kind, channel, attempts, last_error } of rows)
    print([id, `lead ${lead_id}`, kind, channel, `${attempts} tries`, last_error].join('  '))
  if (rows.length === 0) print(`Every enquiry of ${dealer} has arrived or is on its way.`)
  return 0
}

const replay: Command = async ({ db, print, now }, dealer, { id }) => {
  const count = await replayDead(db, dealer, { id, now: now() })
  print(count === 1 ? 'One is sent again.' : `${count} are sent again.`)
  return count > 0 || id === undefined ? 0 : 1
}

const secret: Command = async ({ print, secretOf }, dealer) => {
  print(secretOf(dealer))
  return 0
}

const COMMANDS: Readonly<Record<string, Command>> = { list, show, dead, replay, secret }
