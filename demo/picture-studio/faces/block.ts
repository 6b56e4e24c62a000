import { MOUTH, SATIN } from '../livery/inks.ts'
import { panel } from '../livery/paths.ts'
import { LOOKS } from '../parts/looks.ts'
import { paintBumper } from './bumper.ts'
import type { FaceDesign } from './face.ts'
import { bothSides, Lamp } from './lamp.ts'
import { Opening } from './opening.ts'

/** One black panel from lamp to lamp with two stout bars; square lamps framed by light. */
export const block: FaceDesign = (shape) => {
  const { y, h, inner, low, rise } = shape.k.face
  const tall = Math.max(h * 0.82, 0.065)
  const lampIn = inner + 0.01
  const edges = [y - tall * 1.25, y + tall * 0.75 + rise * 0.3] as const
  const lamp = new Lamp(shape, {
    inner: lampIn,
    innerY: edges,
    outerY: edges,
    ends: [shape.XF - 0.3, shape.XF - 0.3],
  })
  const grille = new Opening(shape, {
    half: [
      [0, edges[0] - 0.03],
      [lampIn - 0.1, edges[0] - 0.03],
      [lampIn - 0.03, edges[0] + 0.03],
      [lampIn - 0.03, edges[1] - 0.012],
      [0, edges[1] - 0.012],
    ],
    bars: { run: 'across', pitch: (tall * 2) / 3, thick: 0.03, inset: 0.006, look: LOOKS.graphite },
  })
  const mouth = new Opening(shape, {
    half: [
      [0, low - 0.01],
      [0.42, low - 0.01],
      [0.47, low + 0.05],
      [0.45, low + 0.11],
      [0, low + 0.11],
    ],
    bars: { run: 'upright', pitch: 0.06, thick: 0.016, inset: 0.03, look: LOOKS.matteBoth },
  })
  return {
    paint(front, side) {
      paintBumper(front, shape)
      front.fill(panel(0.53, low + 0.035, 0.13, 0.07, 0.02), { ...MOUTH, round: 0.012 })
      front.fill(panel(0.56, low + 0.05, 0.07, 0.04, 0.018), {
        ...SATIN,
        color: '#dfe4e8',
        glow: 0.35,
        height: 0.1,
      })
      mouth.paint(front)
      grille.paint(front)
      lamp.paint(front, side)
    },
    build(group) {
      grille.build(group)
      mouth.build(group)
      const [from, to] = [lampIn + 0.02, lampIn + 0.2]
      const frame = [
        lamp.strip([from, 0.9], [to, 0.9]),
        lamp.strip([from, 0.1], [to, 0.1]),
        lamp.strip([from, 0.1], [from + 0.001, 0.9]),
        lamp.strip([to, 0.1], [to + 0.001, 0.9]),
      ]
      const lights = [
        lamp.projector(from + 0.05, 0.5, tall * 0.42),
        lamp.projector(to - 0.045, 0.5, tall * 0.42),
      ]
      bothSides(group, [lamp.tray(), ...frame, ...lights])
    },
  }
}
