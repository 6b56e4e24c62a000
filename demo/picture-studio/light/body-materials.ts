import * as THREE from 'three'
import type { Shape } from '../body/shape.ts'
import { BODY_FRAGMENT } from './body-shader.ts'
import { shared, VERTEX } from './part-material.ts'

/** Where a corner turns from side view to end view, as a share of its angle: lower body and glass. */
const SPLITS = { SPLITF: '0.500', SPLITR: '0.500', SPLITGF: '0.280', SPLITGR: '0.300' }

/** The shell and the glass over it: one mesh drawn twice, with what is painted deciding which pixel is whose. */
export function bodyMaterials(
  livery: Record<string, THREE.IUniform>,
  shape: Shape,
): { shell: THREE.ShaderMaterial; glass: THREE.ShaderMaterial } {
  const { wheel, openTop, openCabin, tint } = shape.k
  const common = {
    glslVersion: THREE.GLSL3,
    vertexShader: VERTEX,
    fragmentShader: BODY_FRAGMENT,
    uniforms: {
      ...shared,
      ...livery,
      wheelX: { value: new THREE.Vector2(shape.fx, shape.rx) },
      arch: { value: new THREE.Vector3(wheel.r, shape.archR, 1) },
      tray: { value: new THREE.Vector4(...(openTop ?? [9, 9, 0]), 0) },
      openCabin: { value: openCabin ? new THREE.Vector4(...openCabin, 1) : new THREE.Vector4(0, 0, 0, 0) },
      glassTint: { value: new THREE.Vector3(tint.front ?? 0.62, tint.rear ?? 0.86, tint.split) },
    },
  }
  const defines = { BODY: 1, ...SPLITS }
  const shell = new THREE.ShaderMaterial({ ...common, side: THREE.DoubleSide, defines })
  const glass = new THREE.ShaderMaterial({
    ...common,
    side: THREE.FrontSide,
    defines: { ...defines, GLASS: 1 },
    transparent: true,
    depthWrite: false,
    // Premultiplied, so that one pass darkens and reflects in both layers.
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
  })
  glass.userData.skipBake = true
  return { shell, glass }
}
