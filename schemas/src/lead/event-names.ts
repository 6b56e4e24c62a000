/**
 * The analytics events of a site and the numbers they are sent under (ANA-01 to ANA-07). The requirements leave the
 * meaning of 4, 18, 49, 60 and 61 open; platform settings may give any of them another number (OPEN-19).
 */
export const ANALYTICS_EVENTS = {
  vehicleView: 4,
  financeEnquiry: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  testDrive: 17,
  financeButton: 18,
  enquiry: 22,
  phoneClick: 25,
  calculator: 26,
  codeSent: 36,
  codeVerified: 37,
  saveCar: 39,
  usedTestDrive: 48,
  reserveButton: 49,
  careersEnquiry: 51,
  share: 60,
  print: 61,
} as const

/** What happened, by name. */
export type AnalyticsEvent = keyof typeof ANALYTICS_EVENTS

/** All names. */
export const ANALYTICS_EVENT_NAMES = Object.keys(ANALYTICS_EVENTS) as AnalyticsEvent[]
