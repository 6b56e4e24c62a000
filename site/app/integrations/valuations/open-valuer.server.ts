import { type AutograbOptions, askAutograb, predictionAnswer } from '../rego/autograb.server.ts'
import { findLocalModel } from '../rego/local-vehicles.server.ts'
import type { Valuer } from './valuer.ts'

/** The service's valuations, or without a service the demo's own. */
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

/** Depreciation: a sixth in the first year, a tenth in each further one. */
const FIRST_YEAR = 0.84
const EACH_YEAR = 0.9
const USUAL_KMS_A_YEAR = 15_000
/** Share of the value per 10,000 km above or below the average. */
const PER_10_000_KMS = 0.025
/** The dealer's buying price as a share of the selling price. */
const TRADE_SHARE = 0.86

/** The demo's estimate from the price when new. */
function localValue(id: string, kms: number, currentYear: number): number | null {
  const found = findLocalModel(id)
  if (found === null) return null
  const age = Math.max(0, currentYear - found.year)
  const aged = found.model.newDollars * FIRST_YEAR * EACH_YEAR ** age
  const beyondUsual = (kms - USUAL_KMS_A_YEAR * (age + 0.5)) / 10_000
  const worn = Math.min(1.12, Math.max(0.45, 1 - PER_10_000_KMS * beyondUsual))
  return Math.round(aged * worn * TRADE_SHARE) * 100
}
