// npm run stock: imports dealers' feeds, tells what an import did, imports it again, makes the index anew. A running
// house gives the command its addresses and keys; a search server elsewhere is named by MEILI_URL and MEILI_ADMIN_KEY.
import { runHouseCommand } from './house/house-command.ts'

runHouseCommand({
  name: process.argv[2] === 'setup' ? 'stock setup' : 'stock',
  script: 'site/stock/cli/stock.ts',
  elsewhere: 'MEILI_URL',
  besides: ['MEILI_ADMIN_KEY', 'SANITY_PROJECT_ID', 'SANITY_READ_TOKEN'],
})
