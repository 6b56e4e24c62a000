import * as THREE from 'three'
import { HEAD, shared, VERTEX } from './part-material.ts'
import { STUDIO } from './studio-light.ts'

const FRAGMENT = `${HEAD}${STUDIO}
uniform float dark;
void main() {
  vec3 V = normalize(cameraPosition - vP), N = normalize(vN);
  if (dot(N, V) < 0.0) N = -N;
  float F = 0.04 + 0.96 * pow(1.0 - clamp(dot(N, V), 0.02, 1.0), 5.0);
  float a = mix(dark, 1.0, F);
  outRest = vec4(vec3(studio(vP, reflect(-V, N), 0.02) * F) + vec3(0.004, 0.005, 0.0055) * dark, a);
  outTint = vec4(vec3(0.0), a);
}`

/** A see-through screen; `dark` is the share of light it takes. It throws no shadow in the bake. */
export function screenMaterial(dark: number): THREE.ShaderMaterial {
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: THREE.DoubleSide,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...shared, dark: { value: dark } },
    transparent: true,
    depthWrite: false,
    // Premultiplied, so that one pass darkens and reflects in both layers.
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
  })
  material.userData.skipBake = true
  return material
}
