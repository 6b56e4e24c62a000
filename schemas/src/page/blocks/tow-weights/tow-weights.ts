/** What staff say of a vehicle and its van: how it is called, and where the example begins, in kilograms. */
export const TOW_WEIGHTS = {
  kerbKg: { title: 'Vehicle, empty (kerb)', start: 2_180 },
  loadKg: { title: 'People, bar, canopy, gear', start: 480 },
  gvmKg: { title: 'Vehicle, at most (GVM)', start: 3_230 },
  towingKg: { title: 'Towing limit, braked', start: 3_500 },
  ballLimitKg: { title: 'On the ball, at most', start: 350 },
  gcmKg: { title: 'Vehicle and van, at most (GCM)', start: 5_950 },
  tareKg: { title: 'Van, empty (tare)', start: 2_150 },
  vanLoadKg: { title: 'Water, gas and gear', start: 420 },
  atmKg: { title: 'Van, at most (ATM)', start: 2_900 },
  ballKg: { title: 'On the ball, as weighed', start: 260 },
} as const

/** The name of a weight. */
export type TowWeightName = keyof typeof TOW_WEIGHTS

/** Weights of a vehicle and its van, in kilograms. */
export type TowWeights = Record<TowWeightName, number>
