import { memo, Suspense } from 'react'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'
import type { RecordModel } from './record-model.ts'
import '#app/styles/pages/vehicle-record.css'

const RecordParts = lazyPart(async () => (await import('./record-parts.tsx')).RecordParts)

type RecordProps = {
  record: RecordModel
  /** It is the first thing below the first screen. */
  isFirst: boolean
}

/** What was found on a car, and what it cost before: script that only such a car's page loads. */
export const VehicleRecord = memo(function VehicleRecord({ record, isFirst }: RecordProps) {
  if (record === null) return null
  const parts = (
    <Suspense>
      <RecordParts record={record} />
    </Suspense>
  )
  if (!isFirst) return parts
  return (
    <div className="record--first blocks">
      <div className="wrap">{parts}</div>
    </div>
  )
}, isSameData)
