import * as THREE from 'three'
import { shared } from './part-material.ts'
import { BACKDROP, STUDIO } from './studio-light.ts'

const GROUND_VERTEX = /* glsl */ `
out vec3 vP; out vec4 vM; uniform mat4 mirrorMatrix;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.0);
  vP = w.xyz; vM = mirrorMatrix * w;
  gl_Position = projectionMatrix * viewMatrix * w;
}`

const GROUND_FRAGMENT = `
precision highp float;
#define CUT_MIRROR 0.8
layout(location=0) out vec4 outRest;
layout(location=1) out vec4 outTint;
in vec3 vP;
in vec4 vM;
uniform vec2 picture, jitter;
uniform vec4 mirrorBox;
uniform float cut;
uniform sampler2D mirrorRest, mirrorTint;
${STUDIO}${BACKDROP}
void main() {
  vec2 uv = gl_FragCoord.xy / picture;
  float v = groundVis(vP.xz, 0.0);
  vec3 base = backdrop(uv) * mix(0.08, 1.0, v);
  vec3 V = normalize(cameraPosition - vP);
  vec2 m = vM.xy / vM.w;
  vec4 r = vec4(0.0); float t = 0.0, wsum = 0.0;
  if (all(greaterThan(m, mirrorBox.xy)) && all(lessThan(m, mirrorBox.zw))) for (int i = 0; i < 10; i++) {
    float a = float(i) * 2.39996 + jitter.x * 40.0, q = sqrt((float(i) + 0.5) / 10.0) * 0.010;
    vec2 o = m + vec2(cos(a), sin(a) * 1.6) * q;
    vec4 s = min(texture(mirrorRest, o), vec4(1.2)); if (!all(greaterThanEqual(s, vec4(0.0)))) continue; r += s; t += texture(mirrorTint, o).r; wsum += 1.0;
  }
  r /= max(wsum, 1.0); t /= max(wsum, 1.0);
  float F = 0.035 + 0.5 * pow(1.0 - clamp(V.y, 0.0, 1.0), 5.0);
  // Without a backdrop the floor is its shadow and its mirror image alone, premultiplied.
  if (cut > 0.5) {
    // Both end in an oval around the vehicle, so that they fade out on any page.
    float near = 1.0 - smoothstep(0.62, 1.0, length(((vP.xz - groundBox.xy) * groundBox.zw - 0.5) * 2.0));
    F *= CUT_MIRROR * near;
    outRest = vec4(r.rgb * F, 1.0 - mix(1.0, mix(0.08, 1.0, v), near) * (1.0 - F * r.a));
    outTint = vec4(vec3(t * F), 1.0);
    return;
  }
  outRest = vec4(base * (1.0 - F * r.a) + r.rgb * F, 1.0);
  outTint = vec4(vec3(t * F), 1.0);
}`

const BACKDROP_FRAGMENT = `
precision highp float;
layout(location=0) out vec4 outRest;
layout(location=1) out vec4 outTint;
uniform vec2 picture;
uniform float indoor;
${BACKDROP}
void main() { outRest = vec4(backdrop(gl_FragCoord.xy / picture), 1.0); outTint = vec4(0.0, 0.0, 0.0, 1.0); }`

/** Floor: the backdrop's colour times the baked shadow, with a faint blurred mirror image of the vehicle. */
export function groundMaterial(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    depthWrite: false,
    uniforms: {
      ...shared,
      mirrorRest: { value: null },
      mirrorTint: { value: null },
      mirrorMatrix: { value: new THREE.Matrix4() },
      mirrorBox: { value: new THREE.Vector4() },
      cut: { value: 0 },
    },
    vertexShader: GROUND_VERTEX,
    fragmentShader: GROUND_FRAGMENT,
  })
}

export function backdropMaterial(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    depthWrite: false,
    depthTest: false,
    uniforms: { ...shared },
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: BACKDROP_FRAGMENT,
  })
}
