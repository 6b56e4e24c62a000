import * as THREE from 'three'

/** Pixels a metre of the livery maps. */
const FINENESS = 640

export type Ink = {
  color?: string
  gloss?: number
  /** From -1 to 1, turned into bump. */
  height?: number
  glow?: number
  metal?: number
  /** Grows the shape by so much. */
  round?: number
}

/**
 * One projection of the body, painted in metres on three canvases: what it is (glass, covered, gloss), its colour, and
 * its height, glow and metal.
 */
export class Sheet {
  readonly mat: OffscreenCanvasRenderingContext2D
  readonly col: OffscreenCanvasRenderingContext2D
  readonly hgt: OffscreenCanvasRenderingContext2D
  readonly #box: readonly [number, number, number, number]

  constructor(x0: number, x1: number, y0: number, y1: number) {
    this.#box = [x0, x1, y0, y1]
    this.mat = this.#canvas('#000')
    this.col = this.#canvas('#000')
    this.hgt = this.#canvas('rgb(128,0,0)')
  }

  #canvas(fill: string): OffscreenCanvasRenderingContext2D {
    const [x0, x1, y0, y1] = this.#box
    const canvas = new OffscreenCanvas(Math.round((x1 - x0) * FINENESS), Math.round((y1 - y0) * FINENESS))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to paint the livery on.')
    context.fillStyle = fill
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.setTransform(FINENESS, 0, 0, -FINENESS, -x0 * FINENESS, y1 * FINENESS)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    return context
  }

  /** Paints within a path only. */
  within(path: Path2D, paint: () => void): void {
    for (const context of [this.mat, this.col, this.hgt]) {
      context.save()
      context.clip(path)
    }
    paint()
    for (const context of [this.mat, this.col, this.hgt]) context.restore()
  }

  fill(path: Path2D, ink: Ink): void {
    const round = ink.round ?? 0
    put(this.mat, path, `rgb(0,255,${byte(ink.gloss ?? 0.3)})`, round)
    put(this.col, path, ink.color ?? '#000', round)
    put(this.hgt, path, relief(ink), round)
  }

  /** A pane; `dark` is the least it darkens, whatever the car's tint. */
  glass(path: Path2D, { round = 0, dark = 0 }: { round?: number; dark?: number } = {}): void {
    put(this.mat, path, 'rgb(255,0,0)', round)
    put(this.col, path, `rgb(${byte(dark)},0,0)`, round)
    put(this.hgt, path, relief({ height: -0.05 }), round)
  }

  /** A clear cover over something built behind the skin, darkening by `tint`. */
  lens(path: Path2D, { round = 0, tint = 0.1 }: { round?: number; tint?: number } = {}): void {
    put(this.mat, path, 'rgb(255,0,0)', round)
    put(this.col, path, `rgb(0,${byte(tint)},0)`, round)
    put(this.hgt, path, 'rgb(128,0,0)', round)
  }

  /** An opening in the skin. */
  hole(path: Path2D, round = 0): void {
    put(this.mat, path, 'rgb(255,0,0)', round)
    put(this.col, path, 'rgb(0,0,255)', round)
    put(this.hgt, path, 'rgb(128,0,0)', round)
  }

  stroke(path: Path2D, width: number, ink: Ink): void {
    line(this.mat, path, `rgb(0,255,${byte(ink.gloss ?? 0.3)})`, width)
    line(this.col, path, ink.color ?? '#000', width)
    line(this.hgt, path, relief(ink), width)
  }

  /** A panel gap: a dark line with a softly rolled edge on both sides. */
  gap(path: Path2D, width = 0.0048): void {
    this.hgt.save()
    this.hgt.filter = 'blur(2.2px)'
    line(this.hgt, path, 'rgb(96,0,0)', width * 1.8)
    this.hgt.restore()
    line(this.mat, path, 'rgb(0,255,0)', width)
    line(this.col, path, '#020202', width)
  }

  /** A pressed line in the metal: height alone. */
  press(path: Path2D, width: number, height: number, blur = 6): void {
    this.hgt.save()
    this.hgt.filter = `blur(${blur}px)`
    line(this.hgt, path, `rgb(${128 + Math.round(height * 127)},0,0)`, width)
    this.hgt.restore()
  }

  /** The three maps as uniforms `<name>Mat`, `<name>Col`, `<name>Hgt`, and where they lie as `<name>Box`. */
  uniforms(name: string): Record<string, THREE.IUniform> {
    const [x0, x1, y0, y1] = this.#box
    return {
      [`${name}Mat`]: { value: createTexture(this.mat) },
      [`${name}Col`]: { value: createTexture(this.col) },
      [`${name}Hgt`]: { value: createTexture(this.hgt) },
      [`${name}Box`]: { value: new THREE.Vector4(x0, y0, 1 / (x1 - x0), 1 / (y1 - y0)) },
    }
  }
}

const byte = (share: number) => Math.round(share * 255)
const relief = ({ height = 0, glow = 0, metal = 0 }: Ink) =>
  `rgb(${128 + Math.round(height * 127)},${byte(glow)},${byte(metal)})`

function put(context: OffscreenCanvasRenderingContext2D, path: Path2D, style: string, round: number): void {
  context.fillStyle = style
  context.fill(path)
  if (round > 0) line(context, path, style, round * 2)
}

function line(context: OffscreenCanvasRenderingContext2D, path: Path2D, style: string, width: number): void {
  context.strokeStyle = style
  context.lineWidth = width
  context.stroke(path)
}

function createTexture({ canvas }: OffscreenCanvasRenderingContext2D): THREE.Texture {
  const texture = new THREE.CanvasTexture(canvas)
  texture.flipY = true
  texture.colorSpace = THREE.NoColorSpace
  texture.generateMipmaps = true
  texture.minFilter = THREE.LinearMipmapLinearFilter
  texture.anisotropy = 2
  return texture
}
