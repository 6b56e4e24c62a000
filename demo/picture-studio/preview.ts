// A quick look while drawing: node preview.ts KIND-FACE,… ANGLE[.cut|.night],… COLOUR,… FOLDER [WIDTH]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PAINTS } from '../../local/photos/paints.ts'
import { paintCutOut, paintLayers } from '../../local/photos/tone.ts'
import { parseShot } from './plan.ts'
import { openStudio } from './studio-browser.ts'

const [vehicles = 'suv-slim', angles = 'hero', colours = 'blue', folder = '.', width = '600'] =
  process.argv.slice(2)
const options = { width: Number(width), height: Math.round(Number(width) / 1.5), fineness: 2, frames: 1 }
const say = (text: string) => process.stderr.write(`${text}\n`)

mkdirSync(folder, { recursive: true })
const studio = await openStudio(say)
for (const vehicle of vehicles.split(',')) {
  const [, kind = '', face = ''] = /^(.+)-([a-z]+)$/.exec(vehicle) ?? []
  say(`${vehicle} ${JSON.stringify(await studio.build(kind, face, 20))}`)
  for (const name of angles.split(',')) {
    const { angle, ...look } = parseShot(name)
    const size = angle === 'panorama' ? { width: 1_200, height: 344 } : {}
    const layers = await studio.shoot(angle, { ...options, ...look, ...size })
    for (const colour of colours.split(',')) {
      const paint = PAINTS[colour]
      if (!paint) throw new Error(`No paint called ${colour}.`)
      const pixels = look.cut ? paintCutOut(layers, paint) : paintLayers(layers, paint)
      const { width, height } = layers
      await sharp(pixels, { raw: { width, height, channels: look.cut ? 4 : 3 } })
        .png()
        .toFile(join(folder, `${vehicle}-${name}-${colour}.png`))
    }
  }
}
await studio.close()
