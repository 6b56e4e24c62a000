import { MOUTH, PIANO } from '../livery/inks.ts'
import { poly } from '../livery/paths.ts'
import { LOOKS } from '../parts/looks.ts'
import { paintBumper } from './bumper.ts'
import type { FaceDesign } from './face.ts'
import { bothSides, Lamp } from './lamp.ts'
import { Opening } from './opening.ts'

/** Low and sporting: lamps like blades, one deep mouth, intakes at the corners and a lip below. */
export const blade: FaceDesign = (shape) => {
  const { y, h, inner, rise, low, lampBack } = shape.k.face
  const back = shape.XF - lampBack
  const lamp = new Lamp(shape, {
    inner: inner - 0.03,
    innerY: [y - h * 0.55, y - h * 0.3],
    outerY: [y - h * 0.35 + rise, y + h * 0.85 + rise],
    ends: [back + 0.24, back - 0.04],
  })
  const top = y - h * 0.95
  const mouth = new Opening(shape, {
    half: [
      [0, low + 0.005],
      [0.4, low + 0.005],
      [0.47, low + 0.06],
      [0.36, top],
      [0, top + 0.01],
    ],
    bars: { run: 'across', pitch: 0.034, thick: 0.007, inset: 0.022, look: LOOKS.graphite },
    frame: { look: LOOKS.gloss, radius: 0.008 },
    depth: 0.14,
  })
  const scoop = poly([
    [0.54, low + 0.02],
    [0.7, low + 0.045],
    [0.72, top - 0.03],
    [0.6, low + 0.11],
  ])
  return {
    paint(front, side) {
      paintBumper(front, shape)
      front.fill(scoop, { ...MOUTH, round: 0.014 })
      front.fill(
        poly([
          [-0.2, 0.1],
          [1.1, 0.1],
          [1.1, low - 0.055],
          [0.6, low - 0.05],
          [-0.2, low - 0.04],
        ]),
        { ...PIANO, height: 0.15 },
      )
      mouth.paint(front)
      lamp.paint(front, side)
    },
    build(group) {
      mouth.build(group)
      const lights = [0, 1].map((i) => lamp.projector(inner + 0.13 + i * 0.1, 0.46, h * 0.3))
      bothSides(group, [lamp.tray(), ...lights, lamp.strip([inner, 0.3], ['end', 0.88], 0.006)])
    },
  }
}
