/** The event of the first change to a calculator (ANA-02, FIN-42). */
export const CALCULATOR_USED = 26
