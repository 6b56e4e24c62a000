import { describeNoSuchDealer } from '@forecourt/schemas/contract/pure'
import { Command, CommanderError } from 'commander'
import { listDeliveries, replayDead } from '#db/leads/delivery-repository.ts'
import { findLead, listLeads } from '#db/leads/lead-repository.ts'
import { findInvitationMails } from '#db/people/invitation-mails.ts'
import { invitationText } from '#server/outbox/invitation-letter.ts'
import {
  type AddCommand,
  type LeadsContext,
  LeadsError,
  type LeadsOptions,
  type LeadsRun,
  wholeNumber,
} from './leads-command.ts'
import { addPrivacyCommands } from './privacy-commands.ts'

export type LeadsTerminal = {
  open: () => Promise<LeadsContext>
  print: (line: string) => void
  printError: (line: string) => void
}

const HELP = `
Exit codes: 0 done, 1 failed or not found, 2 wrong arguments.

Examples:
  npm run leads -- list quayside --limit 10
  npm run leads -- dead quayside --json
  npm run leads -- replay quayside
  npm run leads -- export quayside --email hannah@example.com --out hannah.json
  npm run leads -- erase quayside --email hannah@example.com --phone 0491570156 --yes
  npm run leads -- purge quayside`

/** Runs one command. Personal data is printed by `show`, `invitations` and `export` alone. @returns the exit code */
export async function runLeads(args: readonly string[], terminal: LeadsTerminal): Promise<number> {
  let found = true
  const program = leadsProgram(terminal, async (run, dealer, id, options) => {
    const context = await terminal.open()
    try {
      await requireDealer(context, dealer)
      found = await run(context, { dealer, id, ...options }, terminal.print)
    } finally {
      await context.close()
    }
  })
  try {
    await program.parseAsync([...args], { from: 'user' })
    return found ? 0 : 1
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    terminal.printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function leadsProgram(
  { print, printError }: LeadsTerminal,
  execute: (run: LeadsRun, dealer: string, id: string | undefined, options: LeadsOptions) => Promise<void>,
): Command {
  const program = new Command('npm run leads --')
    .description('Enquiries of dealers and their deliveries')
    .addHelpText('after', HELP)
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .showHelpAfterError()
    .exitOverride()
  const add: AddCommand = (name, description, run, id = '') =>
    program
      .command(`${name} <dealer>${id === '' ? '' : ` ${id}`}`)
      .description(description)
      .action((dealer: string, ...rest: unknown[]) => {
        const options = (rest.at(-1) as Command).optsWithGlobals<LeadsOptions>()
        return execute(run, dealer, typeof rest[0] === 'string' ? rest[0] : undefined, options)
      })
  program
    .option('--limit <count>', 'at most so many lines', wholeNumber, 50)
    .option('--json', 'print JSON instead of lines', false)
  add('list', 'the latest enquiries and the state of their deliveries', list)
  add('show', 'one enquiry as it was sent, with personal data', show, '<lead>')
  add('dead', 'deliveries that were given up, and why', dead)
  add('replay', 'deliver again one that was given up, or all', replay, '[delivery]')
  add('secret', 'the key with which the dealer’s system verifies webhooks', secret)
  add('invitations', 'mails to people who are invited to the Studio, with their links', invitations)
  addPrivacyCommands(add)
  return program
}

async function requireDealer({ listDealers }: LeadsContext, dealer: string): Promise<void> {
  const known = await listDealers()
  if (known !== null && !known.includes(dealer)) throw new LeadsError(describeNoSuchDealer(dealer, known))
}

const list: LeadsRun = async ({ db }, { dealer, limit, json }, print) => {
  const leads = await listLeads(db, dealer, limit)
  const deliveries = await listDeliveries(db, dealer, { limit: limit * 5 })
  const rows = leads.map(({ id, kind, lead_status, created_at }) => ({
    created_at,
    id,
    kind,
    lead_status,
    deliveries: deliveries
      .filter(({ lead_id }) => lead_id === id)
      .map(({ channel, state }) => ({ channel, state })),
  }))
  if (json) print(JSON.stringify(rows, null, 2))
  else if (rows.length === 0) print(`${dealer} has no enquiries.`)
  else
    for (const { created_at, id, kind, lead_status, deliveries: mine } of rows) {
      const states = mine.map(({ channel, state }) => `${channel} ${state}`).join(', ')
      print([created_at, id, kind, lead_status, states || 'no delivery'].join('  '))
    }
  return true
}

const invitations: LeadsRun = async ({ db, people }, { dealer, json }, print) => {
  if (people === null) throw new LeadsError('Set SANITY_MANAGEMENT_TOKEN to read who is invited.')
  const mails = await findInvitationMails(db, dealer)
  const waiting = (await people.listInvitations()).filter(({ id }) => mails.has(id))
  const letters = await Promise.all(
    waiting.map(async (invitation) => ({
      mail: mails.get(invitation.id),
      email: invitation.email,
      until: invitation.expiresAt,
      text: invitationText(invitation, dealer, (await people.readLink(invitation.id)) ?? ''),
    })),
  )
  if (json) print(JSON.stringify(letters, null, 2))
  else if (letters.length === 0) print(`Nobody is invited to ${dealer}.`)
  else for (const { mail, email, text } of letters) print(`${mail}  ${email}\n\n${text}\n`)
  return true
}

const show: LeadsRun = async ({ db }, { dealer, id = '' }, print) => {
  const lead = await findLead(db, dealer, id)
  if (!lead) throw new LeadsError(`${dealer} has no enquiry ${id}.`)
  print(JSON.stringify(JSON.parse(lead.payload), null, 2))
  return true
}

const dead: LeadsRun = async ({ db }, { dealer, limit, json }, print) => {
  const rows = await listDeliveries(db, dealer, { state: 'dead', limit })
  if (json)
    print(
      JSON.stringify(
        rows.map(({ id, lead_id, kind, channel, attempts, last_error }) => ({
          id,
          lead_id,
          kind,
          channel,
          attempts,
          last_error,
        })),
        null,
        2,
      ),
    )
  else if (rows.length === 0) print(`Every enquiry of ${dealer} was delivered or is waiting to be.`)
  else
    for (const { id, lead_id, kind, channel, attempts, last_error } of rows)
      print([id, `lead ${lead_id}`, kind, channel, `${attempts} tries`, last_error].join('  '))
  return true
}

const replay: LeadsRun = async ({ db, now }, { dealer, id, json }, print) => {
  const count = await replayDead(db, dealer, { id, now: now() })
  if (json) print(JSON.stringify({ replayed: count }))
  else if (count === 0)
    print(
      id === undefined
        ? `${dealer} has no delivery that was given up.`
        : `${dealer} has no given-up delivery ${id}.`,
    )
  else print(count === 1 ? 'One delivery is sent again.' : `${count} deliveries are sent again.`)
  return count > 0 || id === undefined
}

const secret: LeadsRun = async ({ secretOf }, { dealer, json }, print) => {
  print(json ? JSON.stringify({ secret: secretOf(dealer) }) : secretOf(dealer))
  return true
}
