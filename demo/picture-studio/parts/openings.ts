import type * as THREE from 'three'
import { LOOKS } from './looks.ts'
import { box, panelBox } from './solids.ts'

/** A hinged window set on a flat wall that looks sideways, by its middle. */
export function wallWindow(
  x: number,
  y: number,
  z: number,
  [width, height]: readonly [number, number],
): THREE.Mesh[] {
  return [
    box([width + 0.06, height + 0.06, 0.02], 0.06, LOOKS.trim, { at: [x, y, z] }),
    box([width, height, 0.036], 0.05, LOOKS.gloss, { at: [x, y, z] }),
    box([width * 0.16, 0.02, 0.05], 0.008, LOOKS.trim, { at: [x, y - height / 2 + 0.04, z] }),
  ]
}

/** A door of living quarters with its window and handle. */
export function wallDoor(
  x: number,
  y: number,
  z: number,
  [width, height]: readonly [number, number],
): THREE.Mesh[] {
  return [
    panelBox([width + 0.025, height + 0.025, 0.012], 0.005, LOOKS.trim, [x, y, z]),
    panelBox([width, height, 0.024], 0.008, LOOKS.white, [x, y, z]),
    box([width * 0.62, height * 0.28, 0.04], 0.05, LOOKS.gloss, { at: [x, y + height * 0.24, z] }),
    box([0.05, 0.13, 0.05], 0.015, LOOKS.black, { at: [x + width * 0.39, y - 0.08, z] }),
    box([width * 0.9, 0.05, 0.24], 0.01, LOOKS.alu, { at: [x, y - height / 2 - 0.09, z] }),
  ]
}
