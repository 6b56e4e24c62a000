import { commentsPending, commentsState } from '#app/domain/vehicle/dealer-comments.ts'
import type { CommentsModel } from './vehicle-model.ts'

/** Comments as paragraphs, each cut where the first 400 characters of the whole end (VDP-29, VDP-30). */
export function commentsModel(written: string): CommentsModel {
  const text = commentsPending(written) ? '' : written.trim()
  const { shownChars, toggle, message } = commentsState(text.length)
  let left = shownChars
  const paragraphs = text.split(/\n+/).flatMap((paragraph) => {
    const open = paragraph.slice(0, Math.max(0, left))
    left -= paragraph.length + 1
    return paragraph === '' ? [] : [{ open, rest: paragraph.slice(open.length) }]
  })
  return { message: message ?? '', paragraphs, folds: toggle }
}
