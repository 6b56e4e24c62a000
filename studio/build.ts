// Builds the Studio to studio/dist, unless the build there was made from the very same inputs. Another Studio of this
// folder is built by naming where it starts and where it goes: `build.ts --entry every-field/main.ts --out <folder>`.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { STUDIO_ENTRY, studioRoot, viteOptions } from './build-options.ts'

const dist = join(studioRoot, 'dist')
const stampName = '.built-from'
const stamp = join(dist, stampName)
// A temporary folder, moved into place at the end: a build that fails leaves the last good Studio as it is.
const buildFolder = join(studioRoot, 'node_modules', '.studio-build')
const inputs = ['.', '../schemas/src', '../tenants/src/templates.ts', '../pnpm-lock.yaml']
// Sanity's icons import each other lazily, so that each would be a file of its own and be requested at every start.
const ICONS_IN_ONE = [{ name: 'icons', test: /@sanity[\\/]icons[\\/]/ }]
const IGNORED = new Set(['node_modules', 'dist', '.sanity', 'e2e', 'every-field'])

function hashInputs(): string {
  const hash = createHash('sha256').update(process.version)
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('SANITY_STUDIO_')) hash.update(`${name}=${value}\0`)
  }
  const take = (path: string): void => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!IGNORED.has(name)) take(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0`).update(readFileSync(path))
  }
  for (const input of inputs) take(join(studioRoot, input))
  return hash.digest('hex')
}

async function bundle(entry: string, folder: string): Promise<void> {
  await build({
    ...viteOptions(process.env, 'production', entry),
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsDir: 'assets',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 20_000, // the Studio is what it is
      rolldownOptions: {
        output: { codeSplitting: { groups: ICONS_IN_ONE } },
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })
  cpSync(join(studioRoot, 'static'), join(folder, 'static'), { recursive: true })
}

async function buildEmbeddedStudio(): Promise<void> {
  const print = hashInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
    console.log('The studio is up to date.')
    return
  }
  rmSync(buildFolder, { recursive: true, force: true })
  await timed(() => bundle(STUDIO_ENTRY, buildFolder))
  writeFileSync(join(buildFolder, stampName), print)
  rmSync(dist, { recursive: true, force: true })
  renameSync(buildFolder, dist)
}

async function timed(run: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await run()
  console.log(`Built the studio in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

async function main(): Promise<void> {
  const { entry, out } = parseArgs({
    options: { entry: { type: 'string' }, out: { type: 'string' } },
  }).values
  if (!entry && !out) return buildEmbeddedStudio()
  if (!entry || !out) throw new Error('--entry and --out belong together.')
  await timed(() => bundle(entry, resolve(out)))
}

main().catch((error: unknown) => {
  console.error(`The studio was not built. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
