import { memo, Suspense } from 'react'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'
import type { RecordModel } from './record-model.ts'
import '#app/styles/pages/vehicle-record.css'

const RecordParts = lazyPart(async () => (await import('./record-parts.tsx')).RecordParts)

/** What was found on a car, and what it cost before: script that only such a car's page loads. */
export const VehicleRecord = memo(function VehicleRecord({ record }: { record: RecordModel }) {
  if (record === null) return null
  return (
    <Suspense>
      <RecordParts {...record} />
    </Suspense>
  )
}, isSameData)
