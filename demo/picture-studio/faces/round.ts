import * as THREE from 'three'
import { PIANO } from '../livery/inks.ts'
import { circle, panel } from '../livery/paths.ts'
import { LOOKS } from '../parts/looks.ts'
import { turned } from '../parts/solids.ts'
import { paintBumper } from './bumper.ts'
import { angleOfZ, frontPoint } from './corner.ts'
import type { FaceDesign } from './face.ts'
import { bothSides, makeProjector } from './lamp.ts'
import { Opening } from './opening.ts'

/** A closed nose with round lamps, each a ring of light about one lens; a smiling lower intake. */
export const round: FaceDesign = (shape) => {
  const { y, h, low } = shape.k.face
  const radius = Math.max(0.075, h * 1.15)
  const [z, lampY] = [shape.flank(shape.XF - shape.k.corner.front.reach, y) * 0.655, y - h * 0.15]
  const mouth = new Opening(shape, {
    half: [
      [0, low],
      [0.4, low + 0.005],
      [0.56, low + 0.05],
      [0.6, low + 0.11],
      [0.5, low + 0.135],
      [0, low + 0.12],
    ],
    bars: { run: 'across', pitch: 0.034, thick: 0.011, inset: 0.025, look: LOOKS.matteBoth },
  })
  return {
    paint(front) {
      paintBumper(front, shape)
      mouth.paint(front)
      front.fill(panel(-0.5, y - h * 0.02, 0.5 + z - radius - 0.05, 0.018, 0.009), {
        ...PIANO,
        height: -0.25,
      })
      const disc = circle(z, lampY, radius)
      front.fill(disc, { color: '#0a0b0c', gloss: 0.7, round: 0.012, height: -0.15 })
      front.lens(disc)
    },
    build(group) {
      mouth.build(group)
      const at = (inset: number) => frontPoint(shape, angleOfZ(shape, z, lampY), lampY, inset)
      const bowl = turned(
        [
          [radius * 1.02, 0.06],
          [radius * 0.98, 0.0],
          [radius * 0.7, -0.035],
          [0.001, -0.045],
        ],
        LOOKS.reflector,
        48,
      )
      const ring = new THREE.Mesh(new THREE.TorusGeometry(radius * 0.82, 0.0085, 12, 64), LOOKS.light)
      for (const part of [bowl, ring]) {
        // Turned halfway towards the corner, as the skin is there.
        part.rotation.y = Math.PI / 2 - 0.3
      }
      bowl.position.set(...at(0.06))
      ring.position.set(...at(0.03))
      bothSides(group, [bowl, ring, makeProjector(at(0.06), radius * 0.45)])
    },
  }
}
