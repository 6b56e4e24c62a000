// npm run tenant: makes, lists, compares, deletes and restores dealers in the content lake. A running house gives the
// command its address and token; a lake elsewhere is named by SANITY_API_HOST, SANITY_PROJECT_ID and SANITY_WRITE_TOKEN.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { leashed, nodeFlags } from './house/leashed.ts'
import { hasSecrets, houseSecrets } from './house/secrets.ts'
import { embeddedEnvironment, readSettings, root } from './house/settings.ts'
import { complain, HouseError } from './house/steps.ts'

function environment(): NodeJS.ProcessEnv {
  if (process.env.SANITY_WRITE_TOKEN) return process.env
  const settings = readSettings(process.env)
  if (!hasSecrets(settings.dataDir)) {
    throw new HouseError(
      `There is no house in ${settings.dataDir} (variable DATA_DIR). Start one with npm start, or name the lake: SANITY_API_HOST, SANITY_WRITE_TOKEN.`,
    )
  }
  return embeddedEnvironment(settings, houseSecrets(settings.dataDir), process.env)
}

try {
  const { status } = spawnSync(
    process.execPath,
    [...nodeFlags, join(root, 'tenants/cli/tenant.ts'), ...process.argv.slice(2)],
    { env: leashed(environment()), stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} catch (error) {
  complain(error)
  process.exitCode = 1
}
