// Draws the pictures of stock: npm run photos [-- [--missing] [--spin | --stills] [KIND | KIND-FACE ...]]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FACES } from '../../local/photos/faces.ts'
import { storeLayers } from '../../local/photos/layers.ts'
import { planSittings, type Sitting } from './plan.ts'
import { openStudio } from './studio-browser.ts'

const DIRECTIONS = 48
const STILL = { width: 900, height: 600, fineness: 2, frames: 1 }
const SPIN = { width: 720, height: 480, fineness: 2, frames: 1 }
const folder = join(import.meta.dirname, '../../local/photos/layers')
const say = (text: string) => process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean' }, spin: { type: 'boolean' }, stills: { type: 'boolean' } },
})
const sittings = [
  ...(values.spin ? [] : planSittings('stills')),
  ...(values.stills ? [] : planSittings('spin')),
].filter(
  ({ kind, face }) =>
    positionals.length === 0 || [kind, `${kind}-${face}`].some((name) => positionals.includes(name)),
)
if (sittings.length === 0) {
  process.stderr.write(`Nobody drew ${positionals.join(' ')}. There are: ${Object.keys(FACES).join(', ')}.\n`)
  process.exit(1)
}

const studio = await openStudio(say)
for (const sitting of sittings) await draw(sitting)
await studio.close()

async function draw({ kind, face, shots }: Sitting): Promise<void> {
  const fileOf = (shot: (typeof shots)[number]) => join(folder, shot.folder, `${shot.angle}.webp`)
  const wanted = shots.filter((shot) => !values.missing || !existsSync(fileOf(shot)))
  if (wanted.length === 0) return
  const { built, baked } = await studio.build(kind, face, DIRECTIONS)
  say(`${kind}-${face}: built in ${built} ms, shadows in ${(baked / 1_000).toFixed(1)} s`)
  for (const shot of wanted) {
    const started = performance.now()
    const layers = await studio.shoot(shot.angle, shot.angle.startsWith('spin') ? SPIN : STILL)
    const stored = await storeLayers(layers)
    mkdirSync(join(folder, shot.folder), { recursive: true })
    writeFileSync(fileOf(shot), stored)
    say(
      `  ${shot.angle.padEnd(8)} ${((performance.now() - started) / 1_000).toFixed(1)} s, ${stored.length} bytes`,
    )
  }
}
