/** The cookie of events that no page has recorded yet; it holds no personal data. */
export const LEAD_EVENTS_COOKIE = 'forecourt_acts'
