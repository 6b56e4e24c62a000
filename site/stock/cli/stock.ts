// Entry point of `npm run stock` (its commands: stock-options.ts).
import { runStock } from './run-stock.ts'

// Files that are created here are readable by this user only.
process.umask(0o077)

process.exitCode = await runStock(process.argv.slice(2), {
  variables: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
})
