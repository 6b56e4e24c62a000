import type { Check } from '../dealer-site.ts'
import { carAddresses } from './car-addresses.ts'
import { countsEqualLists } from './counts.ts'
import { feedColumns } from './feed-columns.ts'
import { figuresHeld } from './figures-held.ts'
import { landingsHeld } from './landings-held.ts'
import { marketsHeld } from './markets-held.ts'
import { oneFigure } from './one-figure.ts'
import { oneState } from './one-state.ts'
import { pagesAnswer } from './pages-answer.ts'
import { pricesCompared } from './prices-compared.ts'
import { setByStaff } from './set-by-staff.ts'
import { tagsHeld } from './tags-held.ts'

/** What holds for every dealer, whatever its settings and stock. */
export const CHECKS: Readonly<Record<string, Check>> = {
  columns: feedColumns,
  pages: pagesAnswer,
  addresses: carAddresses,
  figures: oneFigure,
  states: oneState,
  counts: countsEqualLists,
  held: figuresHeld,
  compared: pricesCompared,
  staff: setByStaff,
  tags: tagsHeld,
  landings: landingsHeld,
  markets: marketsHeld,
}
