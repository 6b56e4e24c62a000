// Builds the Studio to studio/dist, unless the build there was made from the very same inputs.
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
import { join } from 'node:path'
import { build } from 'vite'
import { studioRoot, viteOptions } from './build-options.ts'

const dist = join(studioRoot, 'dist')
const stampName = '.built-from'
const stamp = join(dist, stampName)
// Made aside and put in place at the end, so that a build that fails leaves the last good Studio where it is.
const made = join(studioRoot, 'node_modules', '.studio-build')
const inputs = ['.', '../schemas/src', '../tenants/src/templates.ts', '../pnpm-lock.yaml']
const left = new Set(['node_modules', 'dist', '.sanity'])

function hashInputs(): string {
  const hash = createHash('sha256').update(process.version)
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('SANITY_STUDIO_')) hash.update(`${name}=${value}\0`)
  }
  const take = (path: string): void => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!left.has(name)) take(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0`).update(readFileSync(path))
  }
  for (const input of inputs) take(join(studioRoot, input))
  return hash.digest('hex')
}

async function main(): Promise<void> {
  const print = hashInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
    console.log('The studio is up to date.')
    return
  }
  const started = performance.now()
  rmSync(made, { recursive: true, force: true })
  await build({
    ...viteOptions(process.env, 'production'),
    build: {
      outDir: made,
      emptyOutDir: true,
      assetsDir: 'assets',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 20_000, // the Studio is what it is
      rolldownOptions: {
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })
  cpSync(join(studioRoot, 'static'), join(made, 'static'), { recursive: true })
  writeFileSync(join(made, stampName), print)
  rmSync(dist, { recursive: true, force: true })
  renameSync(made, dist)
  console.log(`Built the studio in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

main().catch((error: unknown) => {
  console.error(`The studio was not built. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
