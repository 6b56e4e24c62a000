/** What vans weigh empty, and where the slider begins: kilograms. */
export const EMPTY_VAN_KG = { min: 500, max: 3_300, step: 50, start: 2_100 }
/** What is loaded into them, and where the slider begins: kilograms. */
export const VAN_LOAD_KG = { min: 0, max: 900, step: 25, start: 450 }
