// npm run tenant: makes, lists, compares, deletes and restores dealers in the content lake. A running system gives the
// command its address and token; a lake elsewhere is named by SANITY_API_HOST, SANITY_PROJECT_ID and SANITY_WRITE_TOKEN.
import { runSystemCommand } from './runner/system-command.ts'

await runSystemCommand({
  name: 'tenant',
  script: 'tenants/cli/tenant.ts',
  elsewhere: 'SANITY_WRITE_TOKEN',
  alsoNeeded: ['SANITY_PROJECT_ID', 'SANITY_API_HOST'],
})
