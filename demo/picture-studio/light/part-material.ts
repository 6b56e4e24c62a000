import * as THREE from 'three'
import { STUDIO } from './studio-light.ts'

/** Uniforms every material of the scene shares. */
export const shared = {
  groundAO: { value: null as THREE.Texture | null },
  groundBox: { value: new THREE.Vector4(-4.5, -3, 1 / 9, 1 / 6) },
  picture: { value: new THREE.Vector2(1, 1) },
  jitter: { value: new THREE.Vector2() },
  night: { value: 0 },
  indoor: { value: 0 },
}

export const VERTEX = /* glsl */ `
in float ao;
#ifdef BODY
in vec2 ring; out vec2 vRing;
#endif
out vec3 vP; out vec3 vN; out float vAO; out vec3 vO;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.0);
  vP = w.xyz; vO = position; vAO = ao;
  vN = mat3(modelMatrix) * normal;
  #ifdef BODY
  vRing = ring;
  #endif
  gl_Position = projectionMatrix * viewMatrix * w;
}`

export const HEAD = /* glsl */ `
precision highp float;
layout(location = 0) out vec4 outRest;
layout(location = 1) out vec4 outTint;
in vec3 vP; in vec3 vN; in float vAO; in vec3 vO;
`

const FRAGMENT = `${HEAD}${STUDIO}
uniform vec3 albedo; uniform vec4 k; uniform float paint;
void main() {
  #ifdef DEPTH
  outRest = vec4(gl_FragCoord.z, 0.0, 0.0, 1.0); return;
  #endif
  // Where a skin closes in a point its normal may be nothing.
  vec3 V = normalize(cameraPosition - vP), N = dot(vN, vN) > 1e-8 ? normalize(vN) : vec3(0.0, 1.0, 0.0);
  if (dot(N, V) < 0.0 && !gl_FrontFacing) N = -N;
  Surf s = Surf(albedo, paint, k.x, k.y, k.z, albedo * k.w, vAO);
  vec3 rest; float tint; shade(s, vP, N, V, rest, tint);
  outRest = vec4(rest, 1.0); outTint = vec4(vec3(tint), 1.0);
}`

export type PartLook = {
  color?: number
  rough?: number
  metal?: number
  coat?: number
  glow?: number
  /** How much of the paint's colour it takes. */
  paint?: number
  side?: THREE.Side
}

/** A plain part: one colour, some roughness. */
export function part(look: PartLook = {}): THREE.ShaderMaterial {
  const { color = 0x111111, rough = 0.5, metal = 0, coat = 0, glow = 0, paint = 0 } = look
  const { r, g, b } = new THREE.Color(color)
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: look.side ?? THREE.FrontSide,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      ...shared,
      albedo: { value: new THREE.Vector3(r, g, b) },
      k: { value: new THREE.Vector4(rough, metal, coat, glow) },
      paint: { value: paint },
    },
  })
}

const reduced = new WeakMap<THREE.ShaderMaterial, THREE.ShaderMaterial>()

/** The same material reduced to depth, with the same cut-outs, for the shadow bake. */
export function createDepthMaterial(material: THREE.ShaderMaterial): THREE.ShaderMaterial {
  const known = reduced.get(material)
  if (known) return known
  const depth = material.clone()
  depth.uniforms = material.uniforms
  depth.defines = { ...material.defines, DEPTH: 1 }
  depth.side = THREE.DoubleSide
  reduced.set(material, depth)
  return depth
}
