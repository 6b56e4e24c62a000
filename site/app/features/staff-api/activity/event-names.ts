import { ANALYTICS_EVENTS, type AnalyticsEvent } from '@forecourt/schemas/contract/pure'

/** What staff call the events. */
const EVENT_LABELS: Readonly<Record<AnalyticsEvent, string>> = {
  vehicleView: 'Vehicle page viewed',
  financeEnquiry: 'Finance enquiry opened',
  newEnquiry: 'Enquiry about a new vehicle',
  usedEnquiry: 'Enquiry about a used vehicle',
  testDrive: 'Test drive of a new vehicle',
  financeButton: 'Finance opened',
  enquiry: 'General enquiry',
  phoneClick: 'Phone number pressed',
  calculator: 'Finance calculator used',
  codeSent: 'Sign-in code sent',
  codeVerified: 'Signed in',
  saveCar: 'Vehicle saved',
  usedTestDrive: 'Test drive of a used vehicle',
  reserveButton: 'Reservation opened',
  careersEnquiry: 'Careers enquiry',
  share: 'Vehicle shared',
  print: 'Vehicle printed',
}

type Renumbered = readonly { name: AnalyticsEvent; id: number }[]

/** The name of an event's number. @param changed the numbers that the platform's settings change (OPEN-19) */
export function eventName(number: number, changed: Renumbered): string {
  const own = changed.find(({ id }) => id === number)?.name
  const usual = (Object.keys(ANALYTICS_EVENTS) as AnalyticsEvent[]).find(
    (name) => ANALYTICS_EVENTS[name] === number && !changed.some((other) => other.name === name),
  )
  const name = own ?? usual
  return name ? EVENT_LABELS[name] : `Event ${number}`
}
