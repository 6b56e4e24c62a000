/** Cookies that a page's scripts may read: they say something, and open nothing. */
export const SIGNED_IN_MARK = 'forecourt_signed_in'
/** The car that was saved on the way through sign-in. */
export const SAVED_MARK = 'forecourt_saved'

/** Is somebody signed in, as far as the browser knows? The site decides. */
export const seemsSignedIn = () => document.cookie.includes(`${SIGNED_IN_MARK}=1`)
