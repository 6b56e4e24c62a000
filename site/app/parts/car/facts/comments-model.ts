import { wordEnd } from '#app/domain/words/word-end.ts'

/**
 * Dealer comments: paragraphs split where the visible part ends, or the message when there are none (VDP-29, VDP-30).
 */
export type CommentsModel = { message: string; paragraphs: { open: string; rest: string }[]; folds: boolean }

/** Comments as paragraphs, split at the last whole word within 400 characters of the whole text (VDP-29, VDP-30). */
export function commentsModel(written: string): CommentsModel {
  const text = commentsPending(written) ? '' : written.trim()
  const { shownChars, toggle, message } = commentsState(text.length)
  let left = shownChars
  const paragraphs = text.split(/\n+/).flatMap((paragraph) => {
    const open = left > 0 ? paragraph.slice(0, wordEnd(paragraph, left)) : ''
    left -= paragraph.length + 1
    return paragraph === '' ? [] : [{ open, rest: paragraph.slice(open.length) }]
  })
  return { message: message ?? '', paragraphs, folds: toggle }
}

/** Characters of dealer comments before 'more' (VDP-29). */
const COMMENTS_SHORT_LENGTH = 400

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
function commentsPending(comments: string | null): boolean {
  const text = (comments ?? '').trim().toLowerCase()
  return /^(pending\W*)?$/.test(text)
}
