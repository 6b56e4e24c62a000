// npm run requirements -- untested | coverage: rows that no test names, or every row with the tests that name it.
import { coverageByRow, listUntestedRows, readRequirements } from './checks/requirements.ts'
import { root } from './runner/settings.ts'

const requirements = readRequirements(root)
const lines =
  process.argv[2] === 'coverage'
    ? [...coverageByRow(requirements)].map(([id, tests]) => `${id} ${tests.join(' ')}`.trimEnd())
    : listUntestedRows(requirements)
process.stdout.write(`${lines.join('\n')}\n`)
