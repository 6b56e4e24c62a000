/** What people read when sign-in does not work (AUTH-09, AUTH-11, AUTH-13). */
export const TOO_MANY = 'Too many verification attempts. Please try again later.'
export const WRONG_CODE = 'The verification code is invalid. Please try again.'
export const UNKNOWN_ERROR = 'An unknown error occurred.'
export const UNKNOWN_VERIFY_ERROR = 'An unknown error occurred during verification.'
/** AUTH-14. */
export const CODE_SENT = 'Code sent!'
export const RESEND = 'Resend Code'
