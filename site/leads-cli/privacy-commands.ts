// Commands about the records of one person, and about records that are too old.
import { writeFileSync } from 'node:fs'
import {
  countPerson,
  erasePerson,
  exportPerson,
  type PersonRequest,
} from '#app/features/privacy/person-requests.server.ts'
import type { RecordCounts } from '#db/privacy/person-records.ts'
import { listPrivacyEvents } from '#db/privacy/privacy-events-repository.ts'
import { countOldRecords } from '#db/privacy/purge-records.ts'
import { purgeDealer, retentionStart } from '#server/privacy/retention.ts'
import {
  type AddCommand,
  type LeadsContext,
  LeadsError,
  type LeadsOptions,
  type LeadsRun,
  wholeNumber,
} from './leads-command.ts'

/** Adds the commands of privacy. */
export function addPrivacyCommands(add: AddCommand): void {
  add('export', 'everything known of a person, as JSON, with personal data', exportOne)
    .option('--email <address>', 'the person’s mail address')
    .option('--phone <number>', 'the person’s phone number')
    .option('--out <file>', 'write it to this file, for this user alone, instead of printing it')
  add('erase', 'erase a person; without --yes only say how much that is', erase)
    .option('--email <address>', 'the person’s mail address')
    .option('--phone <number>', 'the person’s phone number')
    .option('--yes', 'do it')
  add('purge', 'delete records older than the dealer’s settings say, as the site does every six hours', purge)
    .option('--months <count>', 'this many months instead of the setting', wholeNumber)
    .option('--yes', 'do it; without it only say how much that is')
  add('privacy', 'the latest exports, erasures and purges, without personal data', history)
}

const convertRequest = (
  { now }: LeadsContext,
  { dealer, email = '', phone = '' }: { dealer: string } & LeadsOptions,
): PersonRequest => ({ tenantSlug: dealer, email, phone, actor: 'command', now: now() })

const exportOne: LeadsRun = async (context, options, print) => {
  const { counts, text } = await exportPerson(context.db, convertRequest(context, options))
  const found = total(counts) > 0
  if (options.out === undefined) {
    print(text)
    return found
  }
  try {
    writeFileSync(options.out, `${text}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new LeadsError(
      exists ? `${options.out} exists already.` : `${options.out} cannot be written: ${String(error)}`,
    )
  }
  print(options.json ? JSON.stringify({ file: options.out, counts }) : `${words(counts)} in ${options.out}.`)
  return found
}

const erase: LeadsRun = async (context, options, print) => {
  const request = convertRequest(context, options)
  const done = options.yes === true
  const counts = await (done ? erasePerson : countPerson)(context.db, request)
  if (options.json) print(JSON.stringify({ erased: done, counts }))
  else if (!done) print(`${words(counts)} would be erased. Add --yes to do it; it cannot be undone.`)
  else {
    print(`${words(counts)} erased.`)
    if (counts.open_reservations) print('A reservation that is not settled stays until it is.')
    print('What the dealer’s own systems and the payment provider received is not reached.')
  }
  return total(counts) > 0
}

const purge: LeadsRun = async (context, { dealer, months, yes = false, json }, print) => {
  const { db, now } = context
  const keepMonths = months ?? (await context.getKeepMonths(dealer))
  const before = retentionStart({ leads: { keepMonths } }, now())
  if (before === null)
    throw new LeadsError(
      `${dealer} has no time after which records are deleted: set it in the Studio (Site settings, Enquiries), or give --months.`,
    )
  const counts = yes
    ? await purgeDealer(db, { tenantSlug: dealer, before, actor: 'command', now: now() })
    : await countOldRecords(db, dealer, before)
  if (json) print(JSON.stringify({ purged: yes, before, counts }))
  else if (yes) print(`${words(counts)} from before ${before} deleted.`)
  else print(`${words(counts)} from before ${before} would be deleted. Add --yes to do it.`)
  return true
}

const history: LeadsRun = async ({ db }, { dealer, limit, json }, print) => {
  const events = await listPrivacyEvents(db, dealer, limit)
  const rows = events.map(({ at, kind, actor, counts }) => ({
    at,
    kind,
    actor,
    counts: JSON.parse(counts) as RecordCounts,
  }))
  if (json) print(JSON.stringify(rows, null, 2))
  else if (rows.length === 0) print(`No records of people of ${dealer} were exported or deleted.`)
  else for (const { at, kind, actor, counts } of rows) print([at, kind, actor, words(counts)].join('  '))
  return true
}

const total = (counts: RecordCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** `2 leads, 1 account`; 'No record' for none. */
function words(counts: RecordCounts): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  if (some.length === 0) return 'No record'
  return some
    .map(([name, count]) => `${count} ${(count === 1 ? name.replace(/s$/, '') : name).replaceAll('_', ' ')}`)
    .join(', ')
}
