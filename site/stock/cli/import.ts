// Imports every dealer's feeds, as the house does when it starts: `stock.ts import` under its older name.
import { runStock } from './run-stock.ts'

// What is written here is for this user alone.
process.umask(0o077)

process.exitCode = await runStock(['import', ...process.argv.slice(2)], {
  variables: process.env,
  print: (line) => console.log(line),
  complain: (problem) => console.error(problem),
})
