// Builds the Studio to studio/dist, unless the build there was made from the very same inputs.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { studioRoot, viteOptions } from './build-options.ts'

const dist = join(studioRoot, 'dist')
const stamp = join(dist, '.built-from')
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
  rmSync(dist, { recursive: true, force: true })
  await build({
    ...viteOptions(process.env, 'production'),
    build: {
      outDir: dist,
      assetsDir: 'assets',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 20_000, // the Studio is what it is
      rolldownOptions: {
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })
  mkdirSync(dist, { recursive: true })
  cpSync(join(studioRoot, 'static'), join(dist, 'static'), { recursive: true })
  writeFileSync(stamp, print)
  console.log(`Built the studio in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

await main()
