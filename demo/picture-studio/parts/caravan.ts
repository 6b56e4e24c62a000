import * as THREE from 'three'
import type { WheelSpec } from '../body/body-spec.ts'
import { LOOKS } from './looks.ts'
import { wallDoor, wallWindow } from './openings.ts'
import { box, panelBox, rod, tube } from './solids.ts'
import { makeWheel } from './wheel.ts'

export type CaravanSpec = {
  length: number
  foot: number
  head: number
  wheel: WheelSpec
  /** Chequer plate below, a slanted tail and stone guards. */
  offroad: boolean
}

const WIDE = 2.2
const AXLES = [-0.02, -0.82]

/** One soft box with a raked nose on a tandem axle, door and awning on the kerb side. */
export function makeCaravan(spec: CaravanSpec): THREE.Group {
  const group = new THREE.Group()
  group.add(shell(spec))
  for (const s of [1, -1] as const) group.add(...wall(spec, s), ...axle(spec, s), ...drawbar(spec, s))
  group.add(...nose(spec), ...tail(spec))
  group.add(box([spec.length - 0.4, 0.06, 1.9], 0, LOOKS.liner, { at: [0, spec.foot - 0.03, 0] }))
  group.add(box([0.8, 0.16, 1.4], 0.06, LOOKS.white, { at: [0.5, spec.head + 0.07, 0] }))
  return group
}

function shell({ length, foot, head, offroad }: CaravanSpec): THREE.Mesh {
  const high = head - foot
  const mesh = panelBox([length, high, WIDE], offroad ? 0.07 : 0.16, LOOKS.white, [0, (foot + head) / 2, 0])
  const position = mesh.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, level] = [position.getX(i), position.getY(i) / high + 0.5]
    const ahead = Math.max(0, (x - length / 2 + 1.1) / 1.1)
    const rake = ahead * ahead * 0.62 * Math.abs(level - 0.36) ** 1.3 * 1.7
    const behind = Math.max(0, (-x - length / 2 + 0.9) / 0.9)
    const kick = offroad ? behind * Math.max(0, 0.42 - level) * 1.5 : behind * behind * 0.16 * level * level
    position.setX(i, x - rake + kick)
  }
  mesh.geometry.computeVertexNormals()
  return mesh
}

function wall({ length, foot, head, offroad }: CaravanSpec, s: number): THREE.Object3D[] {
  const z = s * (WIDE / 2 + 0.004)
  const y = foot + 1.22
  const kerb = [
    ...wallDoor(1.0, foot + 0.98, z, [0.66, 1.72]),
    box([2.9, 0.11, 0.13], 0.05, LOOKS.white, { at: [-0.3, head - 0.16, z] }),
    ...wallWindow(-0.25, y, z, [0.8, 0.5]),
  ]
  const far = [...wallWindow(0.95, y, z, [0.95, 0.56]), ...wallWindow(-0.3, y, z, [0.7, 0.5])]
  const run = length - 0.62
  const stripe = offroad
    ? [
        box([run + 0.1, 0.34, 0.014], 0.004, LOOKS.graphite, { at: [-0.1, foot + 0.3, z] }),
        box([run, 0.1, 0.016], 0.004, LOOKS.paint, { at: [-0.12, foot + 0.56, z] }),
      ]
    : [
        box([run, 0.2, 0.012], 0.004, LOOKS.paint, { at: [-0.12, foot + 0.7, z] }),
        box([run, 0.035, 0.012], 0.004, LOOKS.trim, { at: [-0.12, foot + 0.56, z] }),
      ]
  return [
    ...wallWindow(-1.6, y, z, [0.9, 0.54]),
    ...(s < 0 ? kerb : far),
    ...stripe,
    box([run + 0.12, 0.2, 0.024], 0.02, offroad ? LOOKS.alu : LOOKS.matte, { at: [-0.1, foot + 0.12, z] }),
  ]
}

function axle({ wheel }: CaravanSpec, s: number): THREE.Object3D[] {
  return AXLES.flatMap((x) => {
    const arch = new THREE.Mesh(new THREE.CircleGeometry(wheel.r + 0.055, 48, 0, Math.PI), LOOKS.liner)
    arch.position.set(x, wheel.r, s * (WIDE / 2 + 0.022))
    arch.rotation.y = s > 0 ? 0 : Math.PI
    const turnedWheel = makeWheel(wheel)
    turnedWheel.position.set(x, wheel.r, s * (WIDE / 2 - 0.02))
    turnedWheel.rotation.y = s > 0 ? 0 : Math.PI
    return [arch, turnedWheel]
  })
}

function drawbar({ length, foot, offroad }: CaravanSpec, s: number): THREE.Object3D[] {
  const [x, y] = [length / 2, foot - 0.04]
  return [
    tube(
      [
        [x - 1.1, y, s * 0.75],
        [x - 0.15, y, s * 0.45],
        [x + 0.85, y, s * 0.04],
      ],
      0.045,
      LOOKS.black,
    ),
    box([0.03, offroad ? 0.36 : 0.5, 0.13], 0.04, LOOKS.lampRed, {
      at: [-length / 2 + (offroad ? 0.16 : -0.002), foot + 0.62, s * 0.94],
      rz: offroad ? 0.18 : 0,
    }),
  ]
}

/** Coupling, jockey wheel, boot or gas locker, the window with its stone guard. */
function nose({ length, foot, offroad }: CaravanSpec): THREE.Object3D[] {
  const [x, y] = [length / 2, foot - 0.03]
  const jockey = makeWheel({ r: 0.1, rim: 0.06, w: 0.07, style: 'five' })
  jockey.position.set(x + 0.42, 0.1, 0.14)
  return [
    box([0.3, 0.09, 0.1], 0.03, LOOKS.black, { at: [x + 0.93, y, 0] }),
    rod([x + 0.42, 0.14, 0.14], [x + 0.42, 0.95, 0.14], 0.028, LOOKS.alu),
    jockey,
    box([0.44, 0.44, offroad ? 1.5 : 0.95], 0.08, LOOKS.alu, { at: [x + 0.16, foot + 0.2, 0] }),
    box([0.03, 0.6, 1.35], 0.06, LOOKS.gloss, { at: [x - 0.19, foot + 1.32, 0], rz: 0.38 }),
  ]
}

function tail({ length, foot, offroad }: CaravanSpec): THREE.Object3D[] {
  const x = -length / 2
  const spare = makeWheel({ r: 0.37, rim: 0.22, w: 0.24, style: 'six', finish: 'dark' })
  spare.rotation.y = -Math.PI / 2
  spare.position.set(x - 0.06, foot + 0.62, 0)
  return [
    box([0.03, 0.55, 1.2], 0.06, LOOKS.gloss, { at: [x + (offroad ? 0.002 : 0.055), foot + 1.4, 0] }),
    box([0.02, 0.12, 0.5], 0.01, LOOKS.white, { at: [x + (offroad ? 0.28 : -0.01), foot + 0.22, 0] }),
    ...(offroad ? [spare, box([0.1, 0.1, 1.9], 0.02, LOOKS.black, { at: [x + 0.22, foot + 0.05, 0] })] : []),
  ]
}
