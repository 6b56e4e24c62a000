import * as THREE from 'three'
import { itemAt } from '../maths.ts'
import type { ShotOptions } from './shoot.ts'

/** The brightest light that is stored; must be the TOP of layers.ts. */
const TOP = 1.6
/** Brighter is cut before averaging, so that a highlight does not eat the antialiasing of its edge. */
const BRIGHTEST = 4
/** An edge against nothing shows a highlight's steps sooner than one against the pale backdrop. */
const BRIGHTEST_CUT = 2
/** Of a pixel: three of rest, one of tint, one of cover. */
const SUMS = 5

const light = Float32Array.from({ length: 65_536 }, (_, half) => THREE.DataUtils.fromHalfFloat(half))

/** Averages frames of all layers down to the picture's size. */
export class Exposure {
  readonly #width: number
  readonly #height: number
  readonly #fineness: number
  readonly #hasCover: boolean
  readonly #sum: Float32Array
  readonly #read: Uint16Array
  #frames = 0

  constructor({ width, height, fineness, cut = false }: ShotOptions) {
    this.#width = width
    this.#height = height
    this.#fineness = fineness
    this.#hasCover = cut
    this.#sum = new Float32Array(width * height * SUMS)
    this.#read = new Uint16Array(width * height * fineness * fineness * 4)
  }

  add(renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget): void {
    this.#frames++
    for (const layer of [0, 1]) {
      renderer.readRenderTargetPixels(target, 0, 0, target.width, target.height, this.#read, undefined, layer)
      this.#gather(layer)
    }
  }

  /** WebGL counts rows from below. Of the tint one channel is kept; the cover is the alpha of the rest. */
  #gather(layer: number): void {
    const [w, fineness, sum, read] = [this.#width * this.#fineness, this.#fineness, this.#sum, this.#read]
    const brightest = this.#hasCover ? BRIGHTEST_CUT : BRIGHTEST
    const add = (to: number, from: number) => {
      sum[to] = itemAt(sum, to) + Math.min(brightest, itemAt(light, itemAt(read, from)))
    }
    for (let y = 0; y < this.#height * fineness; y++) {
      const row = this.#height - 1 - ((y / fineness) | 0)
      for (let x = 0; x < w; x++) {
        const from = (y * w + x) * 4
        const to = (row * this.#width + ((x / fineness) | 0)) * SUMS
        if (layer === 1) add(to + 3, from)
        else {
          for (let c = 0; c < 3; c++) add(to + c, from + c)
          add(to + 4, from + 3)
        }
      }
    }
  }

  /** Two or three layers, one above the other. Dithered, which keeps the backdrop free of bands. */
  develop(): Uint8Array {
    const withCover = this.#hasCover
    const count = this.#width * this.#height
    const share = 1 / (this.#frames * this.#fineness ** 2)
    const out = new Uint8Array(count * (withCover ? 9 : 6))
    const stored = (sum: number, dither: number) =>
      Math.min(255, Math.max(0, Math.round(255 * Math.sqrt(Math.max(0, sum * share) / TOP) + dither)))
    for (let i = 0; i < count; i++)
      for (let c = 0; c < 3; c++) {
        const dither = withCover ? 0 : (((i * 0.754877 + c * 0.56984) % 1) - 0.5) * 0.9
        out[i * 3 + c] = stored(itemAt(this.#sum, i * SUMS + c), dither)
        out[(count + i) * 3 + c] = stored(itemAt(this.#sum, i * SUMS + 3), 0)
        if (withCover)
          out[(2 * count + i) * 3 + c] = Math.round(
            255 * Math.min(1, itemAt(this.#sum, i * SUMS + 4) * share),
          )
      }
    return out
  }
}
