import type { CSSProperties } from 'react'
import { formatKg } from '#app/domain/words/measures.ts'
import { LicenceDrawing } from '../../facts/licence-drawing.tsx'
import { StripFacts, StripHead } from '../strip-head.tsx'
import type { LoadStrip } from './load.server.ts'
import { SplitBar } from './weight-bars.tsx'

/** What a truck carries, and who may drive it. */
export function LoadPart({ strip }: { strip: LoadStrip }) {
  const { grossKg, split, licence, pallets, facts } = strip
  return (
    <>
      <StripHead title={split ? 'What it carries, and who may drive it' : 'Who may drive it'} />
      <div className="sig__in">
        <div>
          {split ? (
            <>
              <SplitBar
                own={{ name: 'Truck', kilograms: split.truckKg }}
                added={{ name: 'Load', kilograms: split.loadKg }}
              />
              <p className="small muted">Load includes driver, mates and tools.</p>
            </>
          ) : null}
          <LicenceDrawing licence={licence} />
        </div>
        <div>
          {pallets ? (
            <div
              className="sig-tray"
              aria-hidden="true"
              style={{ '--across': pallets.across, '--along': pallets.along } as CSSProperties}
            >
              {Array.from({ length: pallets.across * pallets.along }, (_, index) => (
                <i key={index} />
              ))}
            </div>
          ) : null}
          <StripFacts facts={[{ label: 'All up (GVM)', value: formatKg(grossKg) }, ...facts]} />
        </div>
      </div>
    </>
  )
}
