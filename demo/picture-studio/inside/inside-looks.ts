import * as THREE from 'three'
import { part } from '../light/part-material.ts'

const both = THREE.DoubleSide
/** A roof would shade everything under it: it is left out of the baked shadows. */
function unbaked(material: THREE.ShaderMaterial): THREE.ShaderMaterial {
  material.userData.skipBake = true
  return material
}

/** What the inside of a vehicle is made of. The paint of these pictures is the colour of the trim. */
export const INSIDE = {
  /** Leather or cloth in the colour of the trim. */
  trim: part({ color: 0x3a3a3a, rough: 0.6, paint: 0.88, side: both }),
  soft: part({ color: 0x3b3c3f, rough: 0.72, side: both }),
  dark: part({ color: 0x242527, rough: 0.6, side: both }),
  carpet: part({ color: 0x46474a, rough: 0.95, side: both }),
  felt: part({ color: 0x66676a, rough: 0.95, side: both }),
  piano: part({ color: 0x08090a, rough: 0.08, coat: 1, side: both }),
  satin: part({ color: 0xa9adb1, rough: 0.28, metal: 1, side: both }),
  stitch: part({ color: 0x8d8f92, rough: 0.8 }),
  lining: unbaked(part({ color: 0xd2d0cb, rough: 0.9, side: both })),
  pillar: unbaked(part({ color: 0xc2c0bb, rough: 0.85, side: both })),
  screen: part({ color: 0x0d1a2b, rough: 0.12, coat: 1, glow: 0.9 }),
  screenLand: part({ color: 0x1d3a3a, rough: 0.3, glow: 1.2 }),
  screenRoad: part({ color: 0x9fc4e8, rough: 0.3, glow: 1.1 }),
  screenText: part({ color: 0xdfe8f2, rough: 0.3, glow: 1 }),
  screenWarm: part({ color: 0xf2a33c, rough: 0.3, glow: 1 }),
  lamp: part({ color: 0xfff4e0, rough: 0.4, glow: 1.4 }),
} as const
