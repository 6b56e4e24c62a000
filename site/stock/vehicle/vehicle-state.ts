import type { FeedStatus } from '../convert/vocabulary.ts'
import type { FeedVehicle } from './vehicle-fields.ts'
import type { Warning } from './vehicle-warnings.ts'

type StateFields = Pick<FeedVehicle, 'status' | 'sold' | 'reserved' | 'preorder'>

/**
 * The state of a vehicle by its status and the flags beside it. Where they disagree: sold, then reserved, then the
 * status. A row that is deleted removes its vehicle whatever else it says, and a pre-order leaves the status alone.
 */
export function decideState(fields: StateFields): { status: FeedStatus; contradictions: Warning[] } {
  const { status } = fields
  const isSold = fields.sold === true || status.status === 'sold'
  const isReserved = fields.reserved === true || status.reserved
  const decided = {
    ...status,
    status: isSold && !status.removed ? 'sold' : status.status,
    reserved: isReserved && !isSold,
    preorder: fields.preorder === true || status.preorder,
  }
  return { status: decided, contradictions: findContradictions(fields) }
}

function findContradictions({ status, sold, reserved, preorder }: StateFields): Warning[] {
  if (status.removed) return []
  const warnings: Warning[] = []
  if (sold === true && status.given && status.status !== 'sold') {
    warnings.push([
      'sold',
      `says yes and the status says "${formatState(status)}"; the vehicle counts as sold`,
    ])
  }
  if (sold === false && status.status === 'sold') {
    warnings.push(['sold', `says no and the status says "sold"; the vehicle counts as sold`])
  }
  if (reserved === true && (sold === true || status.status === 'sold')) {
    warnings.push(['reserved', 'says yes of a vehicle that is sold; it counts as sold'])
  }
  if (reserved === false && status.reserved) {
    warnings.push(['reserved', 'says no and the status says "reserved"; the vehicle counts as reserved'])
  }
  if (preorder === false && status.preorder) {
    warnings.push(['preorder', 'says no and the status says "pre-order"; the vehicle counts as a pre-order'])
  }
  return warnings
}

function formatState({ status, reserved }: FeedStatus): string {
  return reserved ? 'reserved' : status.replaceAll('_', ' ')
}
