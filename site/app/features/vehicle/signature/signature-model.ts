import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { FaultList } from './faults/fault-list.ts'
import type { FitStrip } from './fit/fit.server.ts'
import type { PlaceStrip } from './place/place.server.ts'
import type { RangeStrip } from './range/range.server.ts'
import type { LoadStrip } from './weights/load.server.ts'
import type { TareStrip } from './weights/tare.server.ts'
import type { TowStrip } from './weights/tow.server.ts'
import type { WhereStrip } from './where/where.server.ts'

/** A sentence in parts; a fact in it is strong. */
export type LineWord = string | { strong: string }

/** One sentence under the price. */
export type SignatureLine = { icon: IconName; words: LineWord[] }

/** The first thing below the first screen, by its kind. */
export type Strip = TowStrip | LoadStrip | TareStrip | FitStrip | RangeStrip | PlaceStrip | WhereStrip

/** What this dealer's page of a vehicle says first; a part is null where its data are missing. */
export type Signature = {
  line: SignatureLine | null
  /** Under the price, numbered as on the picture. */
  faults?: FaultList | null
  strip?: Strip | null
}

export const strong = (text: string): LineWord => ({ strong: text })
