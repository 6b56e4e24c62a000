import * as THREE from 'three'
import { itemAt } from '../maths.ts'

/** The brightest light that is stored; must be the TOP of layers.ts. */
const TOP = 1.6
/** Brighter is cut before averaging, so that a highlight does not eat the antialiasing of its edge. */
const BRIGHTEST = 4

const light = Float32Array.from({ length: 65_536 }, (_, half) => THREE.DataUtils.fromHalfFloat(half))

/** Averages frames of both layers down to the picture's size. */
export class Exposure {
  readonly #width: number
  readonly #height: number
  readonly #fineness: number
  readonly #sum: Float32Array
  readonly #read: Uint16Array
  #frames = 0

  constructor(width: number, height: number, fineness: number) {
    this.#width = width
    this.#height = height
    this.#fineness = fineness
    this.#sum = new Float32Array(width * height * 4)
    this.#read = new Uint16Array(width * height * fineness * fineness * 4)
  }

  add(renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget): void {
    this.#frames++
    for (const layer of [0, 1]) {
      renderer.readRenderTargetPixels(target, 0, 0, target.width, target.height, this.#read, undefined, layer)
      this.#gather(layer)
    }
  }

  /** WebGL counts rows from below. Of the tint one channel is kept, beside the three of the rest. */
  #gather(layer: number): void {
    const [w, fineness, sum, read] = [this.#width * this.#fineness, this.#fineness, this.#sum, this.#read]
    const add = (to: number, from: number) => {
      sum[to] = itemAt(sum, to) + Math.min(BRIGHTEST, itemAt(light, itemAt(read, from)))
    }
    for (let y = 0; y < this.#height * fineness; y++) {
      const row = this.#height - 1 - ((y / fineness) | 0)
      for (let x = 0; x < w; x++) {
        const from = (y * w + x) * 4
        const to = (row * this.#width + ((x / fineness) | 0)) * 4
        if (layer === 1) add(to + 3, from)
        else for (let c = 0; c < 3; c++) add(to + c, from + c)
      }
    }
  }

  /** Dithered, which keeps the backdrop free of bands. */
  develop(): Uint8Array {
    const count = this.#width * this.#height
    const share = 1 / (this.#frames * this.#fineness ** 2)
    const out = new Uint8Array(count * 6)
    const stored = (sum: number, dither: number) =>
      Math.min(255, Math.max(0, Math.round(255 * Math.sqrt(Math.max(0, sum * share) / TOP) + dither)))
    for (let i = 0; i < count; i++)
      for (let c = 0; c < 3; c++) {
        const dither = (((i * 0.754877 + c * 0.56984) % 1) - 0.5) * 0.9
        out[i * 3 + c] = stored(itemAt(this.#sum, i * 4 + c), dither)
        out[(count + i) * 3 + c] = stored(itemAt(this.#sum, i * 4 + 3), 0)
      }
    return out
  }
}
