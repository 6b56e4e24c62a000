/** Error texts of sign-in (AUTH-09, AUTH-11, AUTH-13). */
export const TOO_MANY = 'Too many verification attempts. Please try again later.'
/** Shown with the dealer's phone number. */
export const NUMBER_DAY = 'We’ve sent today’s limit of codes to this number. Try again tomorrow, or call us.'
export const ADDRESS_DAY = 'Your internet connection has had all the codes it can have in a day.'
export const NO_SIGN_IN = 'Sign-in isn’t working right now. Try again in a few minutes.'
export const WRONG_CODE = 'The verification code is invalid. Please try again.'
export const UNKNOWN_ERROR = 'An unknown error occurred.'
export const UNKNOWN_VERIFY_ERROR = 'An unknown error occurred during verification.'
/** AUTH-14. */
export const CODE_SENT = 'Code sent!'
export const RESEND = 'Resend Code'
