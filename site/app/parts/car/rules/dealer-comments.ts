/** Characters of dealer comments before 'more' (VDP-29). */
export const COMMENTS_SHORT_LENGTH = 400
const PENDING = 'Dealer comments are pending. Please check back here later.'

/** How much of comments of `length` characters is visible at first, or the message for none (VDP-30). */
export function commentsState(length: number): {
  shownChars: number
  toggle: boolean
  message: string | null
} {
  const toggle = length > COMMENTS_SHORT_LENGTH
  return {
    shownChars: toggle ? COMMENTS_SHORT_LENGTH : length,
    toggle,
    message: length === 0 ? PENDING : null,
  }
}

/** True for comments a dealer has not written yet: none, blank, or the word their system puts there. */
export function commentsPending(comments: string | null): boolean {
  const text = (comments ?? '').trim().toLowerCase()
  return /^(pending\W*)?$/.test(text)
}
