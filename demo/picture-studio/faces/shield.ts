import { MOUTH } from '../livery/inks.ts'
import { poly } from '../livery/paths.ts'
import { LOOKS } from '../parts/looks.ts'
import { paintBumper, pressBumperEdge } from './bumper.ts'
import type { FaceDesign } from './face.ts'
import { bothSides, Lamp } from './lamp.ts'
import { Opening } from './opening.ts'

/** A tall six-sided grille of upright bars in a bright frame; lamps that sweep up to the corners. */
export const shield: FaceDesign = (shape) => {
  const { y, h, inner, rise, low, lampBack } = shape.k.face
  const back = shape.XF - lampBack - 0.06
  const lamp = new Lamp(shape, {
    inner: inner + 0.045,
    innerY: [y - h * 0.62, y + h * 0.22],
    outerY: [y - h * 0.42 + rise, y + h * 0.82 + rise],
    ends: [back + 0.2, back],
  })
  const [foot, head] = [low + 0.115, y + h * 0.42]
  const grille = new Opening(shape, {
    half: [
      [0, foot],
      [inner - 0.13, foot],
      [inner + 0.015, y - h * 0.75],
      [inner - 0.02, head],
      [0, head],
    ],
    bars: { run: 'upright', pitch: 0.038, thick: 0.012, inset: 0.014, look: LOOKS.chromeBoth },
    frame: { look: LOOKS.chrome, radius: 0.0115 },
  })
  const slot = poly([
    [inner + 0.06, low + 0.02],
    [0.64, low + 0.05],
    [0.66, low + 0.14],
    [inner + 0.1, low + 0.12],
  ])
  return {
    paint(front, side) {
      pressBumperEdge(front, shape, inner + 0.1)
      paintBumper(front, shape)
      front.fill(slot, { ...MOUTH, round: 0.014 })
      front.fill(
        poly([
          [inner + 0.07, low + 0.03],
          [0.64, low + 0.06],
          [0.64, low + 0.068],
          [inner + 0.07, low + 0.038],
        ]),
        {
          color: '#c9cdd1',
          gloss: 0.9,
          metal: 1,
          height: 0.1,
        },
      )
      grille.paint(front)
      lamp.paint(front, side)
    },
    build(group) {
      grille.build(group)
      const z = inner + 0.13
      const lights = [lamp.projector(z, 0.5, h * 0.36), lamp.projector(z + 0.12, 0.52, h * 0.36)]
      const check = [
        lamp.strip([inner + 0.065, 0.14], ['end', 0.16], 0.007),
        lamp.strip([inner + 0.062, 0.16], [inner + 0.075, 0.85]),
      ]
      bothSides(group, [lamp.tray(), lamp.reflector(inner + 0.25, 0.7, 0.3, 0.85), ...lights, ...check])
    },
  }
}
