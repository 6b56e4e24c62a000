import type * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { paintBack } from '../faces/back.ts'
import type { Face } from '../faces/face.ts'
import { paintBacklight, paintScreen, paintTop } from './paint-ends.ts'
import { paintSide } from './paint-side.ts'
import { Sheet } from './sheet.ts'

/** Half the widest car, in metres. */
const HALF = 1.12

/** Paints windows, lamps, grilles and shut lines in metres on four projections; gives the shader's uniforms. */
export function dress(
  shape: Shape,
  face: Face,
  paintMore?: (side: Sheet, shape: Shape) => void,
): Record<string, THREE.IUniform> {
  const { k } = shape
  const [x0, x1, height] = [shape.XR - 0.1, shape.XF + 0.1, k.height ?? 2]
  const side = new Sheet(x0, x1, 0, height)
  const front = new Sheet(0, HALF, 0, height)
  const rear = new Sheet(0, HALF, 0, height)
  const top = new Sheet(x0, x1, 0, HALF)
  paintSide(side, shape)
  paintMore?.(side, shape)
  paintScreen(front, shape)
  face.paint(front, side)
  paintBacklight(rear, shape)
  if (k.style.rear) paintBack(rear, side, shape)
  paintTop(top, shape)
  return {
    ...side.uniforms('side'),
    ...front.uniforms('front'),
    ...rear.uniforms('rear'),
    ...top.uniforms('top'),
  }
}
