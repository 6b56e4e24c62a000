// The rows of docs/requirements, and the files that name them.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Check } from './checks.ts'

const DOCUMENT = 'docs/requirements'
const FILES = [
  '{schemas,tenants,studio,site,local,demo}/**/*.{ts,tsx,mjs,css,md}',
  'docs/**/*.md',
  `${DOCUMENT}/worked-cases.json`,
  '*.{md,cjs,ts}',
]
const NOT_WRITTEN_HERE = ['**/node_modules/**', '**/generated/**', '{site,studio}/{build,dist}/**']

export interface Requirements {
  /** The ids of the rows, in the order of the documents. */
  readonly rows: readonly string[]
  readonly citations: readonly Citation[]
}

export interface Citation {
  readonly id: string
  readonly file: string
}

/** @param folder the repository */
export function readRequirements(folder: string): Requirements {
  const documents = globSync(`${DOCUMENT}/*.md`, { cwd: folder }).sort()
  const rows = documents.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^\| ([A-Z]+-\d\d)\b/gm)].map(([, id = '']) => id),
  )
  const groups = new Set(rows.map((id) => id.slice(0, id.indexOf('-'))))
  const files = globSync(FILES, { cwd: folder, exclude: NOT_WRITTEN_HERE }).sort()
  return { rows, citations: files.flatMap((file) => listCitations(folder, file, groups)) }
}

/** Ids that a file names, each once; "DATA-01 to DATA-04" names four. */
function listCitations(folder: string, file: string, groups: ReadonlySet<string>): Citation[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const ids = new Set<string>()
  for (const [, group = '', first = '', last = first] of text.matchAll(
    /\b([A-Z]+)-(\d\d)\b(?: (?:to|–) \1-(\d\d)\b)?/g,
  )) {
    if (!groups.has(group)) continue
    for (let number = Number(first); number <= Number(last); number++)
      ids.add(`${group}-${String(number).padStart(2, '0')}`)
  }
  return [...ids].map((id) => ({ id, file }))
}

const isTest = (file: string) =>
  /\.(test|e2e)\.tsx?$/.test(file) || basename(file) === 'worked-cases.json' || file.includes('/e2e/')

/** Each row with the tests that name it. */
export function coverageByRow({ rows, citations }: Requirements): ReadonlyMap<string, string[]> {
  const tests = Map.groupBy(
    citations.filter(({ file }) => isTest(file)),
    ({ id }) => id,
  )
  return new Map(rows.map((id) => [id, (tests.get(id) ?? []).map(({ file }) => file)]))
}

export function findRequirementFaults({ rows, citations }: Requirements): string[] {
  const known = new Set(rows)
  const twice = rows.filter((id, at) => rows.indexOf(id) !== at)
  return [
    ...twice.map((id) => `${id} is in ${DOCUMENT} twice`),
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(({ id, file }) => `${file} names ${id}, which is not in ${DOCUMENT}`),
  ]
}

export function listUntestedRows(requirements: Requirements): string[] {
  return [...coverageByRow(requirements)].filter(([, tests]) => tests.length === 0).map(([id]) => id)
}

/** Every id that is cited is a row; how many rows no test names is printed and fails nothing. */
export const requirementsCheck = (folder: string): Check => ({
  name: 'requirements',
  async run() {
    const requirements = readRequirements(folder)
    const faults = findRequirementFaults(requirements)
    if (faults.length > 0) return { passed: 0, failed: 1, output: faults.join('\n') }
    const untested = listUntestedRows(requirements).length
    const output = `no test names ${untested} of ${requirements.rows.length} rows: npm run requirements -- untested`
    return { passed: 1, failed: 0, output }
  },
})
