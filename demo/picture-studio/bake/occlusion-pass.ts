import * as THREE from 'three'
import { createDepthMaterial, shared } from '../light/part-material.ts'
import { getUniform, setUniform } from '../light/uniforms.ts'
import { itemAt } from '../maths.ts'
import type { Points } from './points.ts'

const SIZE = 512

const ACCUMULATE = /* glsl */ `
precision highp float; out vec4 o;
uniform sampler2D pos, nor, depth, groundAO; uniform mat4 vp; uniform vec3 dir; uniform float weight, useGround; uniform vec4 groundBox;
void main() {
  ivec2 t = ivec2(gl_FragCoord.xy); vec3 p = texelFetch(pos, t, 0).xyz, n = texelFetch(nor, t, 0).xyz;
  float c = dot(n, dir) * weight; if (c <= 0.0) { o = vec4(0.0); return; }
  vec4 q = vp * vec4(p + n * 0.012 + dir * 0.006, 1.0); vec3 s = q.xyz * 0.5 + 0.5; float vis = 0.0;
  for (int i = 0; i < 4; i++) { vec2 d = vec2(i & 1, i >> 1) - 0.5; vis += step(s.z - 0.0006, texture(depth, s.xy + d / ${SIZE}.0).r); }
  vis *= 0.25;
  if (dir.y < 0.0 && useGround > 0.5) {
    vec2 h = p.xz + dir.xz * (p.y / -dir.y); vec2 uv = (h - groundBox.xy) * groundBox.zw;
    if (uv.x > 0.0 && uv.y > 0.0 && uv.x < 1.0 && uv.y < 1.0) vis *= texture(groundAO, uv).r;
  }
  o = vec4(c * vis, c, 0.0, 1.0);
}`

/** Sums, over directions, how much of the light from there reaches each point: red reached, green offered. */
export class OcclusionPass {
  readonly #renderer: THREE.WebGLRenderer
  readonly #meshes: readonly THREE.Mesh[]
  readonly #materials: readonly THREE.ShaderMaterial[]
  readonly #scene = new THREE.Scene()
  readonly #camera: THREE.OrthographicCamera
  readonly #depth: THREE.WebGLRenderTarget
  readonly #sum: THREE.ShaderMaterial
  readonly #quad: THREE.Scene

  constructor(
    renderer: THREE.WebGLRenderer,
    root: THREE.Object3D,
    meshes: readonly THREE.Mesh[],
    radius: number,
  ) {
    this.#renderer = renderer
    this.#meshes = meshes
    this.#materials = meshes.map((mesh) => mesh.material as THREE.ShaderMaterial)
    this.#camera = new THREE.OrthographicCamera(-radius, radius, radius, -radius, 0.1, 14)
    this.#depth = floatTarget(SIZE, SIZE, THREE.RedFormat, true)
    this.#sum = sumMaterial()
    const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.#sum)
    quad.frustumCulled = false
    this.#quad = new THREE.Scene()
    this.#quad.add(quad)
    this.#scene.add(root)
  }

  /** Red and green of every point, four floats each. */
  run(
    points: Points,
    directions: readonly THREE.Vector3[],
    weigh: (d: THREE.Vector3) => number,
    onFloor: boolean,
  ) {
    const renderer = this.#renderer
    const target = floatTarget(points.width, points.height, THREE.RGBAFormat, false)
    renderer.autoClear = true
    renderer.setClearColor(0, 0)
    renderer.setRenderTarget(target)
    renderer.clear()
    setUniform(this.#sum, 'pos', points.position)
    setUniform(this.#sum, 'nor', points.normal)
    setUniform(this.#sum, 'useGround', onFloor ? 1 : 0)
    for (const direction of directions) {
      this.#drawDepth(direction)
      setUniform(this.#sum, 'depth', this.#depth.texture)
      getUniform(this.#sum, 'dir').value.copy(direction)
      setUniform(this.#sum, 'weight', weigh(direction))
      getUniform(this.#sum, 'vp').value.multiplyMatrices(
        this.#camera.projectionMatrix,
        this.#camera.matrixWorldInverse,
      )
      renderer.autoClear = false
      renderer.setRenderTarget(target)
      renderer.render(this.#quad, this.#camera)
      renderer.autoClear = true
    }
    const out = new Float32Array(points.width * points.height * 4)
    renderer.readRenderTargetPixels(target, 0, 0, points.width, points.height, out)
    target.dispose()
    renderer.setRenderTarget(null)
    return out
  }

  dispose(): void {
    this.#depth.dispose()
  }

  #drawDepth(direction: THREE.Vector3): void {
    const [camera, renderer] = [this.#camera, this.#renderer]
    const steep = Math.abs(direction.y) > 0.9
    camera.position
      .copy(direction)
      .multiplyScalar(7)
      .add(new THREE.Vector3(0, 0.7, 0))
    camera.up.set(steep ? 1 : 0, steep ? 0 : 1, 0)
    camera.lookAt(0, 0.7, 0)
    camera.updateMatrixWorld()
    this.#meshes.forEach((mesh, i) => {
      const material = itemAt(this.#materials, i)
      mesh.material = createDepthMaterial(material)
      mesh.visible = !material.userData.skipBake
    })
    renderer.setClearColor(0xffffff, 1)
    renderer.setRenderTarget(this.#depth)
    renderer.clear()
    renderer.render(this.#scene, camera)
    this.#meshes.forEach((mesh, i) => {
      mesh.material = itemAt(this.#materials, i)
      mesh.visible = true
    })
  }
}

function floatTarget(width: number, height: number, format: THREE.PixelFormat, depthBuffer: boolean) {
  const nearest = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const
  return new THREE.WebGLRenderTarget(width, height, {
    type: THREE.FloatType,
    format,
    depthBuffer,
    ...nearest,
  })
}

function sumMaterial(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    depthTest: false,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    uniforms: {
      ...shared,
      pos: { value: null },
      nor: { value: null },
      depth: { value: null },
      vp: { value: new THREE.Matrix4() },
      dir: { value: new THREE.Vector3() },
      weight: { value: 1 },
      useGround: { value: 0 },
    },
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: ACCUMULATE,
  })
}
