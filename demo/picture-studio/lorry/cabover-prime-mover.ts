import * as THREE from 'three'
import type { Vehicle } from '../kinds/vehicle.ts'
import { hull } from '../parts/hull.ts'
import { LOOKS } from '../parts/looks.ts'
import { box, onBothSides, panelBox } from '../parts/solids.ts'
import { CAB, makeCab } from './cab.ts'
import { addPrimeMoverFrame, makeDeck, makeTank, VIEW } from './prime-mover-frame.ts'

/** A prime mover with its cab over the engine, a high roof and a bunk behind the seats. */
export function caboverPrimeMover(): Vehicle {
  const group = new THREE.Group()
  group.add(...makeCab(), bunk(), highRoof(), ...makeDeck(-1.45, 0.1))
  addPrimeMoverFrame(group, { wheel: 0.42, steer: 2.3, driven: [-0.98, -1.96], rear: -2.5 })
  onBothSides(group, (s) => {
    const side = new THREE.Group()
    side.add(
      makeTank(s, 0.42, 1.3),
      panelBox([0.5, 0.44, 0.3], 0.03, LOOKS.black, [1.42, 0.64, s * 0.84]),
      box([0.46, 0.05, 0.2], 0.015, LOOKS.alu, { at: [1.42, 0.9, s * 0.86] }),
    )
    return side
  })
  return { ...VIEW, group }
}

function bunk(): THREE.Mesh {
  return panelBox([0.98, CAB.roof - CAB.floor, 1.95], 0.08, LOOKS.paint, [
    1.46,
    (CAB.roof + CAB.floor) / 2,
    0,
  ])
}

/** The roof over the bunk, as high as the trailer behind it. */
function highRoof(): THREE.Mesh {
  return hull(
    {
      stations: [
        [1.0, 3.02, 2.4, 0.965],
        [1.5, 3.02, 2.4, 0.965],
        [2.1, 2.94, 2.4, 0.93],
        [2.5, 2.76, 2.44, 0.88],
        [2.74, 2.56, 2.44, 0.82],
      ],
      n: 5,
      ends: [0.05, 0.16],
    },
    LOOKS.paint,
  )
}
