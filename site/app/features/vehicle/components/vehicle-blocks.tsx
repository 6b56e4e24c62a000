import { FinanceSection } from '#app/parts/money/calculator/components/finance-section.tsx'
import { Information } from '../facts/information.tsx'
import { KeyInformation, Specifications } from '../facts/vehicle-details.tsx'
import { PriceGauge } from '../gauge/components/price-gauge.tsx'
import { VehiclePlace } from '../place/vehicle-place.tsx'
import type { VehicleModel } from '../queries.server.ts'
import { VehicleRecord } from '../record/vehicle-record.tsx'
import { isRecordFirst } from './signature-band.tsx'

/** What is to know about a car: first facts, then story. */
export function VehicleBlocks({ car }: { car: VehicleModel }) {
  return (
    <div className="blocks">
      <KeyInformation
        drawsLicence={car.signature.strip?.kind !== 'load'}
        keys={car.keys}
        summary={car.summary}
        summaryTitle={car.summaryTitle}
        reports={car.reports}
        assurances={car.dealerText.assurances}
      />
      {car.gauge ? <PriceGauge gauge={car.gauge} item={car.item} /> : null}
      {isRecordFirst(car) ? null : <VehicleRecord record={car.record} isFirst={false} />}
      <Information car={car} />
      <Specifications specs={car.specs} />
      <FinanceSection money={car.money} />
      <VehiclePlace place={car.place} placeTitle={car.placeTitle} delivery={car.delivery} />
    </div>
  )
}
