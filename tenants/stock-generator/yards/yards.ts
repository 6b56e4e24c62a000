import { BRISBANE_MG } from './brisbane-mg.ts'
import { KERBSIDE } from './kerbside.ts'
import { QUAYSIDE } from './quayside.ts'
import { REDGUM } from './redgum.ts'
import { THROTTLE_LANE } from './throttle-lane.ts'
import { WATTLEBROOK } from './wattlebrook.ts'
import type { Yard } from './yard.ts'

/** The demo dealers' yards. */
export const YARDS: readonly Yard[] = [QUAYSIDE, BRISBANE_MG, WATTLEBROOK, REDGUM, THROTTLE_LANE, KERBSIDE]
