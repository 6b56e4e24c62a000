import { blade } from './blade.ts'
import { block } from './block.ts'
import type { FaceDesign } from './face.ts'
import { round } from './round.ts'
import { shield } from './shield.ts'
import { slim } from './slim.ts'
import { split } from './split.ts'

export const FACE_DESIGNS: Readonly<Record<string, FaceDesign>> = { slim, shield, block, round, split, blade }
