import { BRISBANE_MG } from './brisbane-mg.ts'
import type { DemoDealer } from './dealer.ts'
import { KERBSIDE } from './kerbside.ts'
import { QUAYSIDE } from './quayside.ts'
import { REDGUM } from './redgum.ts'
import { THROTTLE_LANE } from './throttle-lane.ts'
import { WATTLEBROOK } from './wattlebrook.ts'

/** The demo dealers' dealers. */
export const DEMO_DEALERS: readonly DemoDealer[] = [
  QUAYSIDE,
  BRISBANE_MG,
  WATTLEBROOK,
  REDGUM,
  THROTTLE_LANE,
  KERBSIDE,
]
