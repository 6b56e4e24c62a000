import { PIANO, SHADOW } from '../livery/inks.ts'
import { poly } from '../livery/paths.ts'
import { LOOKS } from '../parts/looks.ts'
import { paintBumper, pressBumperEdge } from './bumper.ts'
import type { FaceDesign } from './face.ts'
import { bothSides, Lamp } from './lamp.ts'
import { Opening } from './opening.ts'

/** A line of light across the whole nose; the main lamps sit low in the corners, beside a wide intake. */
export const split: FaceDesign = (shape) => {
  const { y, h, rise, low, lampBack } = shape.k.face
  const back = shape.XF - lampBack
  const line = y + h * 0.28
  const brow = new Lamp(shape, {
    inner: 0.02,
    innerY: [line - 0.017, line + 0.017],
    outerY: [line - 0.02 + rise, line + 0.02 + rise],
    ends: [back + 0.1, back + 0.02],
  })
  const high = y - h - 0.045
  const deep = Math.max(0.11, Math.min(0.19, high - low - 0.1))
  const pod = new Lamp(shape, {
    inner: 0.535,
    innerY: [high - deep, high],
    outerY: [high - deep + 0.02, high + 0.01],
    ends: null,
  })
  const mouth = new Opening(shape, {
    half: [
      [0, low],
      [0.46, low],
      [0.5, low + 0.05],
      [0.44, low + 0.15],
      [0, low + 0.16],
    ],
    bars: { run: 'upright', pitch: 0.05, thick: 0.01, inset: 0.02, look: LOOKS.graphite },
  })
  return {
    paint(front, side) {
      paintBumper(front, shape)
      pressBumperEdge(front, shape, 0.5)
      mouth.paint(front)
      const cheek = poly([
        [0.51, high + 0.03],
        [0.8, high + 0.05],
        [0.74, low + 0.02],
        [0.53, low],
      ])
      front.fill(cheek, { ...SHADOW, gloss: 0.75, round: 0.02, height: -0.1 })
      front.fill(
        poly([
          [-0.2, line - 0.026],
          [1.1, line - 0.026],
          [1.1, line + 0.03],
          [-0.2, line + 0.03],
        ]),
        PIANO,
      )
      brow.paint(front, side)
      pod.paint(front, side)
    },
    build(group) {
      mouth.build(group)
      const lights = [pod.projector(0.6, 0.74, 0.027), pod.projector(0.6, 0.28, 0.027)]
      bothSides(group, [
        brow.tray(LOOKS.gloss),
        brow.strip([0.03, 0.5], ['end', 0.5], 0.008),
        pod.tray(),
        ...lights,
      ])
    },
  }
}
