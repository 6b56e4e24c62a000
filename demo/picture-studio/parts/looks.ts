import * as THREE from 'three'
import { part } from '../light/part-material.ts'

const both = THREE.DoubleSide

/** What the parts are made of. */
export const LOOKS = {
  paint: part({ paint: 1, rough: 0.4, coat: 1 }),
  paintBoth: part({ paint: 1, rough: 0.4, coat: 1, side: both }),
  black: part({ color: 0x0c0d0e, rough: 0.55, side: both }),
  gloss: part({ color: 0x08090a, rough: 0.1, coat: 1 }),
  matte: part({ color: 0x232527, rough: 0.6 }),
  matteBoth: part({ color: 0x232527, rough: 0.6, side: both }),
  liner: part({ color: 0x060606, rough: 0.9, side: both }),
  chrome: part({ color: 0xd0d4d8, rough: 0.12, metal: 1 }),
  chromeBoth: part({ color: 0xd0d4d8, rough: 0.12, metal: 1, side: both }),
  alu: part({ color: 0xa7abae, rough: 0.35, metal: 1, side: both }),
  cast: part({ color: 0x6f7376, rough: 0.45, metal: 0.9 }),
  graphite: part({ color: 0x2b2d30, rough: 0.42, metal: 0.7 }),
  seat: part({ color: 0x3a3734, rough: 0.75 }),
  leather: part({ color: 0x141312, rough: 0.5, side: both }),
  tan: part({ color: 0x5a3a22, rough: 0.55, side: both }),
  trim: part({ color: 0x1b1c1e, rough: 0.6, side: both }),
  mirror: part({ color: 0x59626a, rough: 0.03, metal: 1, side: both }),
  white: part({ color: 0xe9eaea, rough: 0.35, coat: 0.6, side: both }),
  canvas: part({ color: 0x111214, rough: 0.85, side: both }),
  rubber: part({ color: 0x1a1b1c, rough: 0.62, side: both }),
  alloy: part({ color: 0xc4c8cc, rough: 0.24, metal: 1, coat: 0.6 }),
  darkAlloy: part({ color: 0x24272a, rough: 0.32, metal: 0.8, coat: 0.6 }),
  barrel: part({ color: 0x4a4d50, rough: 0.4, metal: 0.9, side: both }),
  disc: part({ color: 0x9a9c9e, rough: 0.32, metal: 1, side: both }),
  steel: part({ color: 0xa9adb0, rough: 0.38, metal: 0.9, side: both }),
  heated: part({ color: 0x8d8074, rough: 0.25, metal: 1, side: both }),
  gold: part({ color: 0xb08a3c, rough: 0.28, metal: 1 }),
  lampRed: part({ color: 0xb0101a, rough: 0.15, coat: 1, glow: 0.25 }),
  lampAmber: part({ color: 0xd46a0c, rough: 0.2, coat: 1, glow: 0.25 }),
  light: part({ color: 0xffffff, rough: 0.2, glow: 1.5 }),
  bulb: part({ color: 0xe4ebf2, rough: 0.05, metal: 1, glow: 0.25 }),
  lens: part({ color: 0x15181c, rough: 0.03, coat: 1 }),
  housing: part({ color: 0x17191c, rough: 0.3, metal: 0.6, side: both }),
  reflector: part({ color: 0x9aa2aa, rough: 0.1, metal: 1, side: both }),
} as const
