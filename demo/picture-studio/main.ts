// Draws the pictures of stock: npm run photos [-- [--missing] [--spin | --stills | --cut | --inside] [KIND | KIND-FACE ...]]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FACES } from '../../local/photos/faces.ts'
import { storeLayers } from '../../local/photos/layers.ts'
import type { ShotOptions } from './page/shoot.ts'
import { parseShot, planCuts, planInsides, planSittings, type Shot, type Sitting } from './plan.ts'
import { openStudio } from './studio-browser.ts'

const DIRECTIONS = 48
/** Of the shadows of cut-outs, which fade out around the vehicle: fewer, but more where thin parts leave rays. */
const CUT_DIRECTIONS = { body: 32, frame: 96 }
const STILL = { width: 900, height: 600, fineness: 2, frames: 1 }
/** Cut-outs, and those of the vehicles that lead a front page. */
const CUT = { width: 1_100, height: 734, fineness: 2, frames: 1 }
const LEADING_CUT = { width: 1_800, height: 1_200, fineness: 2, frames: 1 }
const LEADING = [
  ...['sedan-blade', 'suv-slim', 'suv-block', 'hatch-round', 'motorhome-block', 'ute-shield'],
  ...['truck-tray', 'motorcycle-naked-sharp', 'motorcycle-tourer-adventure'],
]
/** A whole turn of 360 degrees, 84 degrees high. */
const PANORAMA = { width: 1_800, height: 516, fineness: 2, frames: 1 }
const SPIN = { width: 1_200, height: 800, fineness: 2, frames: 1 }
const folder = join(import.meta.dirname, '../../local/photos/layers')
const say = (text: string) => process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean' },
    spin: { type: 'boolean' },
    stills: { type: 'boolean' },
    cut: { type: 'boolean' },
    inside: { type: 'boolean' },
  },
})
const all = !(values.stills || values.spin || values.cut || values.inside)
const sittings = [
  ...(all || values.stills ? planSittings('stills') : []),
  ...(all || values.spin ? planSittings('spin') : []),
  ...(all || values.cut ? planCuts() : []),
  ...(all || values.inside ? planInsides() : []),
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

function countDirections(kind: string, shots: readonly Shot[]): number {
  if (!shots.every(({ angle }) => parseShot(angle).cut)) return DIRECTIONS
  return kind.startsWith('motorcycle') ? CUT_DIRECTIONS.frame : CUT_DIRECTIONS.body
}

async function draw({ kind, face, shots }: Sitting): Promise<void> {
  const describeFile = (shot: (typeof shots)[number]) => join(folder, shot.folder, `${shot.angle}.webp`)
  const wanted = shots.filter((shot) => !values.missing || !existsSync(describeFile(shot)))
  if (wanted.length === 0) return
  const { built, baked } = await studio.build(kind, face, countDirections(kind, wanted))
  say(`${kind}-${face}: built in ${built} ms, shadows in ${(baked / 1_000).toFixed(1)} s`)
  for (const shot of wanted) {
    const started = performance.now()
    const { angle, ...look } = parseShot(shot.angle)
    const layers = await studio.shoot(angle, { ...getSize(`${kind}-${face}`, shot.angle), ...look })
    const stored = await storeLayers(layers)
    mkdirSync(join(folder, shot.folder), { recursive: true })
    writeFileSync(describeFile(shot), stored)
    say(
      `  ${shot.angle.padEnd(11)} ${((performance.now() - started) / 1_000).toFixed(1)} s, ${stored.length} bytes`,
    )
  }
}

function getSize(
  vehicle: string,
  name: string,
): Pick<ShotOptions, 'width' | 'height' | 'fineness' | 'frames'> {
  if (name.startsWith('spin')) return SPIN
  if (name === 'panorama') return PANORAMA
  if (!name.includes('.')) return STILL
  return LEADING.includes(vehicle) && !name.startsWith('side') ? LEADING_CUT : CUT
}
