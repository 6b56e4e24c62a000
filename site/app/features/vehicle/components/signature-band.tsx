import type { VehicleModel } from '../queries.server.ts'
import { VehicleRecord } from '../record/vehicle-record.tsx'
import { SignatureStrip } from '../signature/signature-strip.tsx'

/** Is the sheet of its inspection what the dealer says first of a vehicle? */
export const isRecordFirst = ({ signature }: Pick<VehicleModel, 'signature'>) => signature.name === 'faults'

/** The first thing below the first screen, as wide as the window. */
export function SignatureBand({ car }: { car: VehicleModel }) {
  if (isRecordFirst(car)) return <VehicleRecord record={car.record} isFirst />
  return <SignatureStrip strip={car.signature.strip} />
}
