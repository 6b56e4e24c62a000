// npm run leads: lists dealers' enquiries, those that never reached them, and sends these again. A running house gives
// the command its addresses and keys; a database elsewhere is named by DATABASE_URL.
import { runHouseCommand } from './house/house-command.ts'

runHouseCommand({
  name: 'leads',
  script: 'site/leads-cli/leads.ts',
  elsewhere: 'DATABASE_URL',
  besides: ['SESSION_SECRET'],
})
