/** What sending a form agrees to (LEAD-17): the words before and of the link. */
export const AGREEMENT = { before: 'you agree to our', link: 'privacy policy' } as const

/** How a form begins the sentence, unless it has words of its own. */
export const AGREED_BY = 'By sending this'

/** The hidden value with which a form says which version of the policy it referred to. */
export const POLICY_VERSION_FIELD = 'policy_version'
