// npm run stock: imports dealers' feeds, reports what an import did, repeats it, rebuilds the index. A running system
// gives the command its addresses and keys; for one that is down, content lake and search are started meanwhile; a search server elsewhere is named by MEILI_URL and MEILI_ADMIN_KEY.
import { runSystemCommand } from './runner/system-command.ts'

await runSystemCommand({
  name: ['setup', 'move'].includes(process.argv[2] ?? '') ? 'stock setup' : 'stock',
  script: 'site/stock/cli/stock.ts',
  elsewhere: 'MEILI_URL',
  alsoNeeded: ['MEILI_ADMIN_KEY', 'SANITY_PROJECT_ID', 'SANITY_READ_TOKEN'],
  needsStandIns: ['import', 'replay', 'reindex', 'why'].includes(process.argv[2] ?? ''),
})
