import { type AutograbOptions, askAutograb, predictionAnswer } from '../rego/autograb.server.ts'
import { findLocalModel } from '../rego/local-vehicles.server.ts'
import type { Valuer } from './valuer.ts'

/** The valuations of the service, or without one the demo's own. */
export function openValuer(service: AutograbOptions | null): Valuer {
  if (service === null) return { tradeValue: async (id, kms, year) => localValue(id, kms, year) }
  return {
    async tradeValue(vehicleId, kms) {
      const asked = { region: 'au', vehicle_id: vehicleId, kms }
      const answer = await askAutograb(service, '/valuations/predict', predictionAnswer, asked)
      const dollars = answer?.prediction?.trade_price
      return dollars == null ? null : Math.round(dollars) * 100
    },
  }
}

/** A sixth is gone with the first year, a tenth with each further one. */
const FIRST_YEAR = 0.84
const EACH_YEAR = 0.9
const USUAL_KMS_A_YEAR = 15_000
/** Of its worth for each 10,000 km more, or less, than usual. */
const PER_10_000_KMS = 0.025
/** What a dealer pays of what the same vehicle is sold for. */
const TRADE_SHARE = 0.86

/** The demo's rule of thumb, from what the vehicle cost new. */
function localValue(id: string, kms: number, currentYear: number): number | null {
  const found = findLocalModel(id)
  if (found === null) return null
  const age = Math.max(0, currentYear - found.year)
  const aged = found.model.newDollars * FIRST_YEAR * EACH_YEAR ** age
  const beyondUsual = (kms - USUAL_KMS_A_YEAR * (age + 0.5)) / 10_000
  const worn = Math.min(1.12, Math.max(0.45, 1 - PER_10_000_KMS * beyondUsual))
  return Math.round(aged * worn * TRADE_SHARE) * 100
}
