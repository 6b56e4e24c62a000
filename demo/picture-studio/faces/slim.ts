import { LOOKS } from '../parts/looks.ts'
import { paintAirCurtains, paintBumper, pressBumperEdge } from './bumper.ts'
import type { FaceDesign } from './face.ts'
import { bothSides, Lamp } from './lamp.ts'
import { Opening } from './opening.ts'

/** A slim lamp band with three lenses, fine blades between, a wide lower mouth. */
export const slim: FaceDesign = (shape) => {
  const { y, h, inner, rise, low, grilleH, lampBack, chrome } = shape.k.face
  const outerY = [y - h * 0.5 + rise, y + h * 0.5 + rise] as const
  const back = shape.XF - lampBack
  const lamp = new Lamp(shape, {
    inner,
    innerY: [y - h * 0.42, y + h * 0.42],
    outerY,
    ends: [back + 0.12, back],
  })
  const grille = new Opening(shape, {
    half: [
      [0, y - grilleH - 0.01],
      [inner - 0.085, y - grilleH],
      [inner - 0.015, y - h * 0.5],
      [inner - 0.012, y + h * 0.34],
      [0, y + h * 0.36],
    ],
    bars: { run: 'across', pitch: 0.029, thick: 0.009, inset: 0.012, look: LOOKS.graphite },
    ...(chrome ? { frame: { look: LOOKS.chrome, radius: 0.007 } } : {}),
  })
  const mouth = new Opening(shape, {
    half: [
      [0, low - 0.005],
      [0.5, low - 0.005],
      [0.61, low + 0.085],
      [0.58, low + 0.125],
      [0, low + 0.125],
    ],
    bars: { run: 'across', pitch: 0.036, thick: 0.012, inset: 0.03, look: LOOKS.matteBoth },
  })
  return {
    paint(front, side) {
      grille.paint(front)
      pressBumperEdge(front, shape)
      paintBumper(front, shape)
      mouth.paint(front)
      paintAirCurtains(front, shape)
      lamp.paint(front, side)
    },
    build(group) {
      grille.build(group)
      mouth.build(group)
      const lenses = [0, 1, 2].map((i) => lamp.projector(inner + 0.075 + i * 0.084, 0.42, h * 0.27))
      bothSides(group, [lamp.tray(), ...lenses, lamp.strip([inner + 0.015, 0.86], ['end', 0.86])])
    },
  }
}
