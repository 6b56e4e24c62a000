/** Cookies readable by a page's scripts, without any authority. */
export const SIGNED_IN_FLAG = 'forecourt_signed_in'
/** The car that was saved during sign-in. */
export const SAVED_FLAG = 'forecourt_saved'

/** Whether the browser seems signed in; only the site knows. */
export const seemsSignedIn = () => document.cookie.includes(`${SIGNED_IN_FLAG}=1`)
