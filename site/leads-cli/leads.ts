// Entry point of `npm run leads`; its commands are in run-leads.ts.
import { openDatabase } from '#db/database.ts'
import { webhookSecretOf } from '#server/outbox/open-outbox.ts'
import { openPeople } from '#server/people/open-people.ts'
import { findTenantBundle, lakeClient, listDealerSlugs } from '#stock/dealer/dealers-from-lake.ts'
import { type LeadVariables, readLeadVariables } from './lead-variables.ts'
import type { LeadsContext } from './leads-command.ts'
import { runLeads } from './run-leads.ts'

// What is written here is for this user alone.
process.umask(0o077)

async function open(): Promise<LeadsContext> {
  const env = readLeadVariables(process.env)
  const db = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  return {
    db,
    close: () => db.destroy(),
    now: () => new Date().toISOString(),
    secretOf: (slug) => webhookSecretOf(env, slug),
    listDealers: () => listDealers(env),
    getKeepMonths: (slug) => getKeepMonths(env, slug),
    people: connectPeople(env),
  }
}

async function listDealers(env: LeadVariables): Promise<readonly string[] | null> {
  const lake = connectLake(env)
  if (lake === null) return null
  try {
    return await listDealerSlugs(lake)
  } catch {
    console.error('The content lake does not answer, so the dealer’s name is not checked.')
    return null
  }
}

/** @throws Error when the content lake does not answer */
async function getKeepMonths(env: LeadVariables, slug: string): Promise<number | null> {
  const lake = connectLake(env)
  return (lake && (await findTenantBundle(lake, slug, env.CONTENT_PLACES)))?.tenant.leads.keepMonths ?? null
}

function connectPeople(env: LeadVariables) {
  const client = connectLake(env)
  return client && openPeople(client, env)
}

function connectLake(env: LeadVariables) {
  if (env.SANITY_PROJECT_ID === undefined) return null
  return lakeClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    token: env.SANITY_READ_TOKEN,
  })
}

process.exitCode = await runLeads(process.argv.slice(2), {
  open,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => console.error(line),
})
