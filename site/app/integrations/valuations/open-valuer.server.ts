import { worthLeft } from '#app/domain/money/worth-left.ts'
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

/** The dealer's buying price as a share of the selling price. */
const TRADE_SHARE = 0.86

/** The demo's estimate from the price when new. */
function localValue(id: string, kms: number, currentYear: number): number | null {
  const found = findLocalModel(id)
  if (found === null) return null
  const value = found.model.newDollars * worthLeft(currentYear - found.year, kms)
  return Math.round(value * TRADE_SHARE) * 100
}
