import { keyed } from '../src/content-fields.ts'

const SMALL_PRINT =
  'Comparison rate based on a secured fixed loan of $30,000 over 5 years. WARNING: this comparison rate is true only for ' +
  'the example given and may not include all fees and charges. Different terms, fees or other loan amounts may result in a ' +
  'different comparison rate.'

/**
 * GRP-05: the group reckons with 7.5 per cent and takes no fee, so that its comparison rate is the same (VAR-07). Its
 * motorcycle dealership has a lender of its own, whose fee is $1,300. The truck dealership and Mackay show no finance
 * figures: they are in the platform's list. Ballarat has no lender: the finance provider quotes its vehicles one by one.
 */
export const lenders = keyed(
  [
    {
      provider: 'Manual',
      interestRate: 7.5,
      comparisonRate: 7.5,
      termMonths: 60,
      depositPercent: 10,
      balloonPercent: 0,
      establishmentFeeCents: 0,
      disclaimer: `Weekly repayment over 5 years at 7.5% a year, comparison rate 7.5%, with a 10% deposit and no establishment fee. ${SMALL_PRINT}`,
      dealershipSlugs: [
        'wattlebrook-newcastle',
        'wattlebrook-penrith',
        'wattlebrook-geelong',
        'wattlebrook-toowoomba',
      ],
      minRate: 7.5,
      maxRate: 14.5,
    },
    {
      provider: 'Angle',
      interestRate: 7.5,
      comparisonRate: 9.3,
      termMonths: 48,
      depositPercent: 0,
      balloonPercent: 0,
      establishmentFeeCents: 130_000,
      disclaimer: `Weekly repayment over 4 years at 7.5% a year, comparison rate 9.3%, without a deposit. ${SMALL_PRINT}`,
      dealershipSlugs: ['wattlebrook-geelong-motorcycles'],
      minRate: 1,
      maxRate: 14.5,
    },
  ],
  'lender',
)
