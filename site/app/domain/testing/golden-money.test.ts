import { loanPayment } from '@forecourt/schemas/contract/pure'
import { isFeaturedCar } from '#app/features/finance/calculator/browse-section.server.ts'
import { isBelowMarket, valuationEligible } from '#app/features/vehicle/gauge/vehicle-gauge.server.ts'
import { priceGauge } from '#app/features/vehicle/rules/price-gauge.ts'
import { financeEligible } from '#app/parts/car/rules/finance-eligibility.ts'
import { priceDisplay } from '#app/parts/car/rules/price-display.ts'
import { deliveryEstimate } from '#app/parts/delivery/queries.server.ts'
import { lenderPayment } from '#app/parts/money/calculator/calculate-loan.ts'
import { monthlyEstimate } from '#app/parts/money/calculator/monthly-estimate.ts'
import {
  calculatorAmount,
  calculatorDefaultCents,
  calculatorMaxCents,
  calculatorVisible,
  clampToBounds,
} from '#app/parts/money/calculator-rules.ts'
import { weeklyFuelCostCents } from '#app/parts/money/fuel/fuel-cost.ts'
import { disclaimerState } from '#app/parts/money/lender/components/disclaimer.tsx'
import { digitsOnly, quickQuotePriceCents } from '#app/parts/money/quote/quick-quote.ts'
import { cents, runGolden } from './golden-cases.ts'

const whole = (dollars: number) => cents(dollars) ?? 0

runGolden('finance', {
  loan_payment: (input) => {
    const result = loanPayment({
      ...input,
      amountCents: whole(input.amount),
      depositCents: whole(input.deposit),
      feesCents: whole(input.fees),
      // The worked cases are those of FIN-30 as it is written.
      feeMethod: 'alsoInTotal',
      residualCents: whole(input.residual),
    })
    return result.kind === 'enquire'
      ? { display: result.text, total: null }
      : { display: result.paymentCents / 100, total: result.totalCents / 100 }
  },
  lender_payment: (input) => ({ payment: lenderPayment(input, input.frequency, input.inputsUnchanged) }),
  monthly_estimate: (input) => ({ monthly: monthlyEstimate(input.weekly) }),
  finance_eligible: (input) =>
    financeEligible({
      ...input,
      car: { ...input.car, priceCents: cents(input.car.price) },
      hiddenManufacturers: ['Suzuki'],
    }).shown,
  finance_calculator_visible: (input) => calculatorVisible(input.financeProvider, input.financeValue),
  calc_amount: (input) => {
    const result = calculatorAmount(whole(input.amount), whole(input.min), whole(input.max))
    return { amount: result.amountCents / 100, help: result.help }
  },
  calc_clamp: (input) => clampToBounds(input.value, input.min, input.max),
  calc_max: (input) => calculatorMaxCents(input.rule, whole(input.carPrice)) / 100,
  default_amount: (input) => calculatorDefaultCents(cents(input.price), input.always30000) / 100,
  finance_disclaimer: (input) => disclaimerState(input.length),
  quick_quote_price: (input) => quickQuotePriceCents(whole(input.value)) / 100,
  digits_only: (input) => digitsOnly(input.text),
  valuation_eligible: (input) => valuationEligible({ ...input, priceCents: cents(input.price) }),
  featured_ok: (input) =>
    isFeaturedCar({ status: input.status, photosCount: input.photos_count, carType: input.car_type }),
})

runGolden('price', {
  price_display: (input) => {
    const shown = priceDisplay(
      {
        priceCents: cents(input.price),
        reducedPriceCents: cents(input.reduced_price),
        subscriptionPriceCents: cents(input.subscription_price),
        preorder: Boolean(input.preorder),
      },
      input,
    )
    return { kind: shown.kind, value: 'cents' in shown ? shown.cents / 100 : shown.text }
  },
  below_market: (input) =>
    isBelowMarket(cents(input.price), {
      stateAverageCents: cents(input.state_average_market_price),
      nationalAverageCents: cents(input.average_market_price),
    }),
  gauge: (input) => priceGauge(input),
})

runGolden('costs', {
  fuel_cost: (input) => ({
    cost: weeklyFuelCostCents({ ...input, litresPer100km: input.consumption }) / 100,
  }),
  delivery: (input) => {
    const lookup = input.lookup && {
      name: input.lookup.name,
      priceCents: cents(input.lookup.price),
      by: '',
    }
    const outcome = deliveryEstimate(input.postcode, lookup)
    return outcome.kind === 'error'
      ? { error: outcome.error }
      : { price: outcome.priceCents / 100, name: outcome.name }
  },
})
