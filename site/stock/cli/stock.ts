// Entry point of `npm run stock` (see stock-options.ts for its commands).
import { runStock } from './run-stock.ts'

// Files that are created here are readable by this user only.
process.umask(0o077)

process.exitCode = await runStock(process.argv.slice(2), {
  variables: process.env,
  print: (line) => console.log(line),
  printError: (problem) => console.error(problem),
})
