// npm run leads: lists dealers' enquiries, those that never reached them, and sends these again. A running system
// gives the command its addresses and keys; a database elsewhere is named by DATABASE_URL.
import { runSystemCommand } from './runner/system-command.ts'

await runSystemCommand({
  name: 'leads',
  script: 'site/leads-cli/leads.ts',
  elsewhere: 'DATABASE_URL',
  alsoNeeded: ['SESSION_SECRET'],
})
