import { insideWindow, type ShowingWindow } from '../content/showing-window.ts'
import { combineVerdicts, hides, shows, type Verdict } from '../reason/reason.ts'

/** What the visibility of a tile depends on. */
export type TileVisibilityInput = ShowingWindow & { display: readonly string[]; strictDisplay: boolean }

/** Where and when it is asked. */
export type TileQuestion = { selectedCarTypes: readonly string[]; now: string; zone: string }

/**
 * Does a promo tile show in this search at this instant (PROMO-02, PROMO-05, PROMO-06)? By its dates, and by the car
 * types the shopper selected. Whether the site is meant is `onSite`'s business: the bundle holds only its own.
 */
export function promoTileShowing(tile: TileVisibilityInput, question: TileQuestion): Verdict {
  return combineVerdicts([
    insideWindow(tile, question.now, question.zone),
    matchesCarTypes(tile, question.selectedCarTypes),
  ])
}

/**
 * OPEN-06: not strict, a tile shows when no type is selected or any selected one is its own; strict, only when some
 * are selected and all are its own. A tile without types is for all.
 */
function matchesCarTypes(
  { display, strictDisplay }: TileVisibilityInput,
  selected: readonly string[],
): Verdict {
  if (display.length === 0) return shows('every-car-type', 'is for every car type')
  const types = display.join(' and ')
  if (selected.length === 0) {
    return strictDisplay
      ? hides('no-car-type', `is only for searches of ${types} cars, and none is selected`)
      : shows('no-car-type', `is for ${types} cars, and no type is selected`)
  }
  const fits = strictDisplay
    ? selected.every((type) => display.includes(type))
    : selected.some((type) => display.includes(type))
  return fits
    ? shows('car-type', `is for ${types} cars`)
    : hides(
        'other-car-type',
        `is ${strictDisplay ? 'only ' : ''}for ${types} cars, not ${selected.join(' and ')}`,
      )
}
