/** The query parameter of a form's step, from 1. */
export const STEP_PARAM = 'step'
