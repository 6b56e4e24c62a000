import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '#server/env.ts'

const ROOT = join(import.meta.dirname, '../..')
export const ENV_EXAMPLE = join(ROOT, '.env.example')
const WIDTH = 100

/** The text of .env.example: every variable that the site reads, required ones unset, others with their default. */
export function envExampleText(): string {
  const meanings = readMeanings(readFileSync(join(ROOT, 'docs/variables.md'), 'utf8'))
  const blocks = Object.entries(variables.shape).map(([name, schema]) => {
    const read = schema.safeParse(undefined)
    const comment = [meanings.get(name) ?? '', read.success ? '' : '(required)'].filter(Boolean).join(' ')
    const value = read.success ? plainValue(read.data) : ''
    const line = `${name}=${value}`
    return [...wrapped(comment), read.success ? `# ${line}` : line].join('\n')
  })
  return `# The site's variables for production, written by npm run env-example. In docs/variables.md with those of the
# other processes. A line that begins with # shows a default.

${blocks.join('\n\n')}\n`
}

/** The third column of docs/variables.md by the names in the first. */
function readMeanings(document: string): Map<string, string> {
  const rows = document.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', , meaning = ''] = row.split(/(?<!\\) ?\| ?/)
      const text = meaning.replaceAll('`', '').trim()
      return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']): [string, string] => [name, text])
    }),
  )
}

/** A default as it would be written; nothing for what has no plain form (lists and maps that are empty). */
function plainValue(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
