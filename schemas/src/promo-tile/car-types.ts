/** Car types a tile may be made for, in the order of SRCH-18. */
export const CAR_TYPES = ['new', 'demo', 'used'] as const
