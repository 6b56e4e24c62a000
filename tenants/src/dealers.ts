// The demo dealers: a dealer is a folder of its own and one line here.
export { brisbaneMg } from '../brisbane-mg/dealer.ts'
export { kerbside } from '../kerbside/dealer.ts'
export { quayside } from '../quayside/dealer.ts'
export { redgum } from '../redgum/dealer.ts'
export { throttleLane } from '../throttle-lane/dealer.ts'
export { wattlebrook } from '../wattlebrook/dealer.ts'
