/** The heaviest trailer that a ball coupling takes in Australia, in kilograms; what tows more has another coupling. */
export const MOST_ON_A_BALL_KG = 4_500

/** A lighter limit is not a reason to buy, in kilograms. */
export const LEAST_LIMIT_KG = 750

/** What rests on the tow ball, about: a tenth of the trailer, to ten kilograms. */
export const ballKg = (atmKg: number) => Math.round(atmKg / 100) * 10
