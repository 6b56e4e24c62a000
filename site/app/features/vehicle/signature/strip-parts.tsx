import { RangeParts } from '#app/blocks/range-and-charging/range-and-charging.tsx'
import { FitPart } from './fit/fit-part.tsx'
import { PlacePart } from './place/place-part.tsx'
import type { Strip } from './signature-model.ts'
import { LoadPart } from './weights/load-part.tsx'
import { TarePart } from './weights/tare-part.tsx'
import { TowPart } from './weights/tow-part.tsx'
import { WherePart } from './where/where-part.tsx'

/** What is in a strip of its kind; its heading has the id `signature-title`. */
export function StripParts({ strip }: { strip: Strip }) {
  switch (strip.kind) {
    case 'tow':
      return <TowPart strip={strip} />
    case 'load':
      return <LoadPart strip={strip} />
    case 'tare':
      return <TarePart strip={strip} />
    case 'fit':
      return <FitPart strip={strip} />
    case 'range':
      return (
        <div className="ev">
          <RangeParts block={{ ...strip.block, key: 'signature-title' }} />
        </div>
      )
    case 'place':
      return <PlacePart strip={strip} />
    case 'where':
      return <WherePart strip={strip} />
  }
}
