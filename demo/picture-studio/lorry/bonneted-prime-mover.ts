import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { curve, lerp, type Point3, superPoint } from '../maths.ts'
import { bowedPanel, hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, loft, mirrored, onBothSides, panelBox, rod, tube } from '../parts/solids.ts'
import { addPrimeMoverFrame, makeDeck, makeTank, VIEW } from './prime-mover-frame.ts'

/** A prime mover with its engine ahead of the cab: bonnet, sleeper, stacks, tanks, and the plate that takes a trailer. */
export function bonnetedPrimeMover(): Vehicle {
  const group = new THREE.Group()
  addPrimeMoverFrame(group, { wheel: 0.47, steer: 2.3, driven: [-1.42, -2.46], rear: -3.05 })
  group.add(bonnet(), grille(), bumper(), cab(), sleeper(), fairing(), ...windscreen(), ...roofLine())
  onBothSides(group, (s) => {
    const part = new THREE.Group()
    part.add(
      frontGuard(s),
      ...headlamp(s),
      ...door(s),
      ...mirror(s),
      stack(s),
      makeTank(s, -0.25),
      ...steps(s),
      airCleaner(s),
    )
    return part
  })
  group.add(...makeDeck(-1.95, -0.97))
  return { ...VIEW, group }
}

/** The skin over the engine, narrower and lower towards the grille. */
function bonnet(): THREE.Mesh {
  return hull(
    {
      stations: [
        [1.0, 1.84, 0.92, 0.86],
        [1.5, 1.81, 0.92, 0.82],
        [2.2, 1.74, 0.94, 0.72],
        [2.9, 1.62, 0.96, 0.6],
        [3.2, 1.52, 0.98, 0.56],
      ],
      n: 4.2,
      ends: [0.02, 0.12],
    },
    LOOKS.paint,
  )
}

function grille(): THREE.Group {
  const group = new THREE.Group()
  group.add(panelBox([0.12, 0.78, 0.96], 0.055, LOOKS.chrome, [3.16, 1.2, 0]))
  group.add(box([0.02, 0.66, 0.82], 0.01, LOOKS.black, { at: [3.221, 1.2, 0] }))
  for (let i = 0; i < 9; i++)
    group.add(box([0.022, 0.024, 0.82], 0.008, LOOKS.chrome, { at: [3.23, 0.93 + i * 0.068, 0] }))
  group.add(box([0.03, 0.66, 0.03], 0.01, LOOKS.chrome, { at: [3.235, 1.2, 0] }))
  return group
}

function bumper(): THREE.Group {
  const group = new THREE.Group()
  const line = (y: number, out: number) =>
    Array.from({ length: 41 }, (_, j): Point3 => {
      const z = 1.06 * (j / 20 - 1)
      return [3.36 + out - 0.34 * Math.abs(z / 1.06) ** 4, y, z]
    })
  group.add(
    loft([line(0.76, -0.03), line(0.74, 0), line(0.4, 0), line(0.36, -0.04)], LOOKS.chromeBoth),
    box([0.02, 0.12, 0.4], 0.006, LOOKS.white, { at: [3.37, 0.5, 0] }),
    box([0.4, 0.3, 1.5], 0.05, LOOKS.black, { at: [3.08, 0.6, 0] }),
  )
  // The bar that keeps a kangaroo off the grille.
  for (const s of [1, -1]) {
    group.add(rod([3.4, 0.5, s * 0.5], [3.42, 1.34, s * 0.44], 0.035, LOOKS.alu))
    group.add(rod([3.36, 0.62, s * 0.95], [3.38, 1.12, s * 0.88], 0.03, LOOKS.alu))
    group.add(box([0.03, 0.1, 0.14], 0.03, LOOKS.lampAmber, { at: [3.27, 0.58, s * 0.83] }))
  }
  group.add(
    tube(
      [
        [3.38, 0.95, -0.92],
        [3.42, 0.96, -0.4],
        [3.42, 0.96, 0.4],
        [3.38, 0.95, 0.92],
      ],
      0.03,
      LOOKS.alu,
    ),
    tube(
      [
        [3.38, 1.12, -0.88],
        [3.43, 1.34, -0.44],
        [3.43, 1.34, 0.44],
        [3.38, 1.12, 0.88],
      ],
      0.032,
      LOOKS.alu,
    ),
  )
  return group
}

/** A guard that runs from the bumper over the wheel to the step. */
function frontGuard(s: 1 | -1): THREE.Object3D {
  const outline = curve([
    [1.6, 0.72],
    [1.78, 1.02],
    [2.05, 1.17],
    [2.45, 1.2],
    [2.85, 1.12],
    [3.1, 0.98],
    [3.24, 0.78],
  ])
  const lip = curve([
    [1.6, 0.7],
    [1.74, 0.88],
    [1.95, 1.02],
    [2.3, 1.06],
    [2.62, 1.01],
    [2.85, 0.84],
    [2.98, 0.66],
    [3.24, 0.62],
  ])
  const top = Array.from({ length: 49 }, (_, i) => {
    const x = lerp(1.6, 3.24, i / 48)
    const y = outline(x)
    return Array.from({ length: 21 }, (_, j): Point3 => {
      const [across, down] = superPoint((1 - j / 20) * (Math.PI / 2), 3.4)
      return [x, lerp(Math.min(lip(x), y), y, down), 0.5 + 0.56 * across]
    })
  })
  const skin = loft(top, LOOKS.paintBoth)
  return s > 0 ? skin : mirrored(skin)
}

function headlamp(s: number): THREE.Object3D[] {
  const at = (x: number, y: number, z: number): Point3 => [x, y, s * z]
  return [
    box([0.3, 0.24, 0.36], 0.07, LOOKS.gloss, { at: at(3.05, 0.97, 0.77), ry: s * 0.16 }),
    box([0.05, 0.17, 0.28], 0.06, LOOKS.lens, { at: at(3.19, 0.97, 0.77), ry: s * 0.16 }),
    box([0.03, 0.1, 0.1], 0.045, LOOKS.bulb, { at: at(3.215, 0.97, 0.7), ry: s * 0.16 }),
    box([0.03, 0.1, 0.1], 0.045, LOOKS.bulb, { at: at(3.2, 0.97, 0.83), ry: s * 0.16 }),
    box([0.02, 0.014, 0.26], 0.006, LOOKS.light, { at: at(3.216, 1.04, 0.77), ry: s * 0.16 }),
  ]
}

const cabFront = curve([
  [0.9, 1.3],
  [1.7, 1.26],
  [2.1, 1.05],
  [2.4, 0.86],
  [2.6, 0.7],
])
const cabHalf = curve([
  [0.9, 0.96],
  [1.5, 0.98],
  [2.1, 0.95],
  [2.6, 0.88],
])
const CAB_BOX = { rear: -0.28, floor: 0.9, roof: 2.52 } as const

function cab(): THREE.Mesh {
  const levels = Array.from({ length: 61 }, (_, i) =>
    lerp(CAB_BOX.floor, CAB_BOX.roof, (1 - Math.cos((i / 60) * Math.PI)) / 2),
  )
  return loft(
    levels.map((y) => {
      const near = Math.min((CAB_BOX.roof - y) / 0.13, (y - CAB_BOX.floor) / 0.05, 1)
      const inset = 1 - Math.sqrt(Math.max(0, 1 - (1 - near) ** 2))
      const [from, to] = [CAB_BOX.rear, cabFront(y)]
      return Array.from({ length: 120 }, (_, i): Point3 => {
        const a = (i / 120) * Math.PI * 2
        const [c, d] = superPoint(a, 6)
        const long = ((to - from) / 2) * (1 - inset)
        return [
          (from + to) / 2 + c * Math.sign(Math.cos(a)) * long,
          y,
          -d * Math.sign(Math.sin(a)) * cabHalf(y) * (1 - inset),
        ]
      })
    }),
    LOOKS.paint,
    { closed: true },
  )
}

function skinZ(x: number, y: number): number {
  const [from, to] = [CAB_BOX.rear, cabFront(y)]
  const c = Math.min(Math.abs((x - (from + to) / 2) / ((to - from) / 2)), 0.999)
  return cabHalf(y) * (1 - c ** 6) ** (1 / 6)
}

function skinX(y: number, z: number): number {
  const [from, to] = [CAB_BOX.rear, cabFront(y)]
  const c = Math.min(Math.abs(z) / cabHalf(y), 0.999)
  return (from + to) / 2 + ((to - from) / 2) * (1 - c ** 6) ** (1 / 6)
}

function windscreen(): THREE.Object3D[] {
  const pane = (low: number, high: number, wide: number, out: number, look: THREE.Material) =>
    loft(
      Array.from({ length: 15 }, (_, i) => {
        const y = lerp(low, high, i / 14)
        return Array.from({ length: 41 }, (_, j): Point3 => {
          const z = wide * (1 - j / 20)
          return [skinX(y, z) + out, y, z]
        })
      }),
      look,
    )
  return [
    pane(1.84, 2.34, 0.88, 0.008, LOOKS.lens),
    pane(1.76, 1.84, 0.9, 0.009, LOOKS.black),
    // The visor.
    box([0.26, 0.03, 1.78], 0.012, LOOKS.chrome, { at: [1.02, 2.42, 0], rz: -0.3 }),
    ...[0.1, -0.6].map((z) =>
      rod([skinX(1.86, z) + 0.03, 1.84, z], [skinX(2.1, z + 0.4) + 0.02, 2.02, z + 0.46], 0.01, LOOKS.black),
    ),
  ]
}

function door(s: 1 | -1): THREE.Object3D[] {
  const pane = bowedPanel(
    [
      [0.06, 2.3],
      [0.4, 2.31],
      [0.72, 2.28],
    ],
    [
      [0.04, 1.66],
      [0.5, 1.64],
      [1.02, 1.7],
    ],
    (x, y) => skinZ(x, y) + 0.006,
    LOOKS.lens,
  )
  const seam = (points: readonly (readonly [number, number])[]) =>
    tube(
      points.map(([x, y]): Point3 => [x, y, s * (skinZ(x, y) - 0.003)]),
      0.007,
      LOOKS.liner,
      90,
    )
  return [
    s > 0 ? pane : mirrored(pane),
    seam([
      [-0.06, 2.38],
      [-0.08, 1.7],
      [-0.08, 1.0],
    ]),
    seam([
      [0.78, 2.38],
      [1.06, 1.9],
      [1.1, 1.5],
      [1.08, 1.0],
    ]),
    box([0.2, 0.04, 0.03], 0.012, LOOKS.chrome, { at: [0.08, 1.5, s * (skinZ(0.08, 1.5) + 0.014)] }),
  ]
}

function mirror(s: number): THREE.Object3D[] {
  const z = s * 1.17
  return [
    tube(
      [
        [1.0, 2.3, s * 0.9],
        [1.1, 2.28, s * 1.08],
        [1.12, 2.2, z],
        [1.12, 1.6, z],
        [1.06, 1.55, s * 1.0],
      ],
      0.014,
      LOOKS.chrome,
    ),
    box([0.07, 0.44, 0.18], 0.03, LOOKS.chrome, { at: [1.12, 1.98, z] }),
    box([0.006, 0.38, 0.14], 0.003, LOOKS.mirror, { at: [1.082, 1.98, z] }),
  ]
}

/** The room to sleep in, as wide as the cab, and higher. */
function sleeper(): THREE.Group {
  const group = new THREE.Group()
  group.add(panelBox([1.0, 2.02, 2.0], 0.09, LOOKS.paint, [-0.78, 1.93, 0]))
  for (const s of [1, -1])
    group.add(
      box([0.34, 0.3, 0.012], 0.04, LOOKS.lens, { at: [-0.72, 2.1, s * 1.003] }),
      box([0.62, 0.42, 0.012], 0.02, LOOKS.liner, { at: [-0.76, 1.22, s * 0.9995] }),
      box([0.6, 0.4, 0.016], 0.02, LOOKS.paint, { at: [-0.76, 1.22, s * 1.0005] }),
      box([0.02, 1.9, 0.012], 0.006, LOOKS.liner, { at: [-0.3, 1.88, s * 0.985] }),
    )
  return group
}

/** The slope that leads the air from the visor over the sleeper. */
function fairing(): THREE.Mesh {
  return hull(
    {
      stations: [
        [-1.2, 2.98, 2.3, 0.97],
        [-0.6, 2.97, 2.3, 0.96],
        [-0.1, 2.86, 2.3, 0.92],
        [0.4, 2.66, 2.3, 0.86],
        [0.78, 2.5, 2.34, 0.78],
      ],
      n: 5,
      ends: [0.06, 0.2],
    },
    LOOKS.paint,
  )
}

function roofLine(): THREE.Object3D[] {
  const lamps = [-0.7, -0.35, 0, 0.35, 0.7].map((z) =>
    box([0.07, 0.05, 0.07], 0.025, LOOKS.lampAmber, { at: [0.82, 2.52 - Math.abs(z) * 0.02, z] }),
  )
  const horns = [1, -1].map((s) => rod([0.2, 2.76, s * 0.5], [0.74, 2.6, s * 0.5], 0.02, LOOKS.chrome, 0.042))
  return [...lamps, ...horns]
}

function stack(s: number): THREE.Group {
  const group = new THREE.Group()
  const [x, z] = [-1.42, s * 0.9]
  group.add(
    rod([x, 0.95, z], [x, 3.02, z], 0.065, LOOKS.chrome),
    rod([x, 1.25, z], [x, 2.35, z], 0.1, LOOKS.alu),
    rod([x, 2.98, z], [x - 0.1, 3.16, z], 0.065, LOOKS.chrome),
  )
  for (let y = 1.35; y < 2.3; y += 0.11)
    group.add(box([0.012, 0.05, 0.06], 0.006, LOOKS.black, { at: [x + 0.095, y, z] }))
  return group
}

function steps(s: number): THREE.Object3D[] {
  return [
    box([0.78, 0.05, 0.3], 0.015, LOOKS.alu, { at: [1.08, 0.42, s * 0.88] }),
    box([0.72, 0.05, 0.26], 0.015, LOOKS.alu, { at: [1.08, 0.72, s * 0.88] }),
    box([0.78, 0.5, 0.2], 0.03, LOOKS.black, { at: [1.08, 0.64, s * 0.76] }),
    box([1.5, 0.03, 0.3], 0.01, LOOKS.alu, { at: [-0.25, 0.905, s * 0.86] }),
  ]
}

function airCleaner(s: number): THREE.Group {
  const group = new THREE.Group()
  group.add(
    rod([1.48, 1.28, s * 0.98], [1.48, 1.76, s * 0.98], 0.11, LOOKS.chrome),
    rod([1.48, 1.76, s * 0.98], [1.48, 1.84, s * 0.98], 0.08, LOOKS.chrome, 0.04),
    box([0.1, 0.06, 0.22], 0.02, LOOKS.black, { at: [1.42, 1.56, s * 0.88] }),
  )
  return group
}
