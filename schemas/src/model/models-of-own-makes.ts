import { SCOPE_FILTERS } from '../scope/scope-guard.ts'

/** The filter of models of the site's own makes: those that its dealerships sell, and its manufacturer's. */
export const modelsOfOwnMakes = `${SCOPE_FILTERS.model} && manufacturer._ref in [
    ...*[${SCOPE_FILTERS.tenant}][0].dealershipWebsites[].make._ref,
    *[${SCOPE_FILTERS.tenant}][0].manufacturer._ref
  ]` as const
