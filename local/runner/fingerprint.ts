// Builds are skipped while nothing they are made from has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './settings.ts'

const skipped = new Set([
  'node_modules',
  'build',
  'dist',
  'test-results',
  'fixtures',
  'e2e',
  'bench',
  '.sanity',
])

/** A hash over the contents of the given files and folders (paths from the root). */
export function fingerprint(paths: string[]): string {
  const hash = createHash('sha256')
  const take = (path: string): void => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!skipped.has(name)) take(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(path).update('\0').update(readFileSync(full))
    }
  }
  for (const path of paths) take(path)
  return hash.digest('hex')
}

/** Runs `build` unless by the stamp it ran for this very fingerprint. Returns whether it ran. */
export async function buildUnlessFresh(
  stamp: string,
  print: string,
  build: () => Promise<void>,
): Promise<boolean> {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === print) return false
  await build()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, print)
  return true
}
