/** The cookie of acts that no page has recorded yet; it holds no personal data. */
export const ACTS_COOKIE = 'forecourt_acts'
