/** So many last characters of a VIN tell vehicles of one make apart. */
export const VIN_END_LENGTH = 8

/**
 * A VIN without its spaces, in capitals. ISO 3779, which Australian Design Rule 61 takes over: 17 characters, digits and
 * letters without I, O and Q.
 */
export const cleanVin = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** Whether it is the end of a VIN: eight characters, none of them I, O or Q. */
export const isVinEnd = (text: string) => /^[A-HJ-NPR-Z0-9]{8}$/.test(text)
