import { memo, Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { RecordModel } from './record-model.ts'
import '#app/styles/pages/vehicle-record.css'

const RecordParts = lazyPart(async () => (await import('./record-parts.tsx')).RecordParts)

/**
 * What was found on a car, and what it cost before: script that only such a car's page loads. Memoized: an update of the
 * page before the script is loaded would replace the server's markup (React's error 421).
 */
export const VehicleRecord = memo(function VehicleRecord({ record }: { record: RecordModel }) {
  if (record === null) return null
  return (
    <Suspense>
      <RecordParts {...record} />
    </Suspense>
  )
})
