import { wordEnd } from '#app/domain/words/word-end.ts'
import { commentsPending, commentsState } from '../rules/dealer-comments.ts'

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
