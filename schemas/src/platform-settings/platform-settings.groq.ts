/** Projection of the platform's settings; read it with `platformSettings`. */
export const platformSettingsProjection = `{
  "id": _id,
  "flagRules": flagRules[]{
    flag,
    "allow": allow[]->slug.current,
    "deny": deny[]->slug.current
  },
  financeHiddenDealerships,
  financeHiddenMakes,
  "analyticsEvents": analyticsEvents[]{name, id}
}`
