// The command line of enquiries: `list`, `show`, `dead`, `replay`, `secret` (see run-leads.ts).
import { openDatabase } from '#db/database.ts'
import { webhookSecretOf } from '#server/outbox/open-outbox.ts'
import { readLeadVariables } from './lead-variables.ts'
import { runLeads } from './run-leads.ts'

// What is written here is for this user alone.
process.umask(0o077)

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const env = readLeadVariables(process.env)
  const db = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  process.exitCode = await runLeads(process.argv.slice(2), {
    db,
    print,
    now: () => new Date().toISOString(),
    secretOf: (slug) => webhookSecretOf(env, slug),
  })
  await db.destroy()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
