// The command line of the stock: imports, their records, and making the index anew (see stock-options.ts).
import { runStock } from './run-stock.ts'

// What is written here is for this user alone.
process.umask(0o077)

process.exitCode = await runStock(process.argv.slice(2), {
  variables: process.env,
  print: (line) => console.log(line),
  printError: (problem) => console.error(problem),
})
