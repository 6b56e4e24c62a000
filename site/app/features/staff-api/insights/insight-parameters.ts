/** Query parameters of what was counted. */
export const INSIGHT_PARAMETERS = ['weeks', 'kind', 'id']
