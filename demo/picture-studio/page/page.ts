/* Runs in the browser: builds a vehicle, bakes its shadows, takes pictures of it as two layers. */
import * as THREE from 'three'
import { makeVehicle } from '../kinds/make-vehicle.ts'
import type { Vehicle } from '../kinds/vehicle.ts'
import { getAngle } from './angles.ts'
import { type ShotOptions, shoot } from './shoot.ts'
import { Stage } from './stage.ts'

export type StudioWindow = {
  /** Puts a vehicle on the stage; answers how long that took, in milliseconds. */
  build: (kind: string, face: string, directions: number) => { built: number; baked: number }
  /** A picture's layers one above the other, three bytes a pixel, in base64; `height` is that of one layer. */
  shoot: (angle: string, options: ShotOptions) => { text: string; width: number; height: number }
}

let stage: Stage | null = null
let vehicle: Vehicle | null = null
let renderer: THREE.WebGLRenderer | null = null

function openRenderer(): THREE.WebGLRenderer {
  const opened = new THREE.WebGLRenderer({ antialias: false })
  opened.outputColorSpace = THREE.LinearSRGBColorSpace
  opened.toneMapping = THREE.NoToneMapping
  return opened
}

const studio: StudioWindow = {
  build(kind, face, directions) {
    renderer ??= openRenderer()
    const started = performance.now()
    vehicle = makeVehicle(kind, face)
    const built = performance.now()
    stage = new Stage(renderer, vehicle.group, { directions, radius: vehicle.radius })
    return { built: Math.round(built - started), baked: Math.round(performance.now() - built) }
  },
  shoot(angle, options) {
    if (!stage || !vehicle) throw new Error('Nothing stands on the stage.')
    const { pixels, width, height } = shoot(stage, getAngle(angle, vehicle), options)
    return { text: toBase64(pixels), width, height }
  },
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

Object.assign(window, { studio })
