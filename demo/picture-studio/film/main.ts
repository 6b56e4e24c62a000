// Films a vehicle on its turntable: node demo/picture-studio/film/main.ts [KIND-FACE/COLOUR ...]
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FACES } from '../../../local/photos/faces.ts'
import { FILMS } from '../../../local/photos/films.ts'
import { LayerLibrary } from '../../../local/photos/layer-library.ts'
import { PhotoComposer } from '../../../local/photos/photo-composer.ts'
import { encodeFilm } from './encode.ts'
import { webmFile } from './webm.ts'

const FRAMES = 36
const LOOK = { width: 720, height: 480, framesPerSecond: 9, bitsPerSecond: 480_000 }
const photos = join(import.meta.dirname, '../../../local/photos')
const composer = new PhotoComposer(new LayerLibrary(join(photos, 'layers'), FACES))

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : FILMS) {
  const [vehicle = '', colour = ''] = name.split('/')
  const pictures: Buffer[] = []
  for (let index = 0; index < FRAMES; index += 1) {
    const angle = `spin-${String(index).padStart(2, '0')}`
    pictures.push(
      await composer.compose({
        vehicle,
        angle,
        colour,
        turned: false,
        cut: false,
        night: false,
        width: null,
      }),
    )
  }
  const bytes = webmFile(await encodeFilm(pictures, LOOK))
  const file = join(photos, 'films', `${name}.webm`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  process.stdout.write(`${name}: ${(bytes.length / 1_024).toFixed(0)} kB\n`)
}
