import { type Ask, askServer, SentenceAsker } from './ask-sentence.ts'

/** Who pressed Enter waits so long for an answer; then the browser asks for the page itself, and shows that it does. */
const ENTER_PATIENCE_MS = 1_500

/** The page around the box, as it is now. */
export type SearchAround = {
  /** The address of the search without the words in the box. */
  before: string
  /** The address of the page. */
  here: string
  go: (href: string, options: { replace: boolean }) => void
}

/**
 * Turns a box of a results page into one that searches as it is typed in. While somebody types, the sentence is added
 * to the search that stood before; when they are done, what was understood has become pills, and the box keeps only
 * the words that were left to the index. All of one sentence is one step of the browser's history.
 * @returns ends it
 */
export function startTyping(
  input: HTMLInputElement,
  around: { current: SearchAround },
  ask: Ask = askServer,
): () => void {
  let before: string | null = null
  let last = ''
  const asker = new SentenceAsker(ask, ({ href }) => {
    if (before === null || href === around.current.here) return
    around.current.go(href, { replace: last !== '' })
    last = href
  })
  const typed = () => {
    // Somebody went elsewhere in the meantime: a pill was removed, or the way back taken.
    if (last !== '' && around.current.here !== last) last = ''
    if (last === '') before = around.current.before
    asker.later(() => paramsOf(before ?? '', input.value))
  }
  /** Of a sentence without an answer the words stay as they are. */
  const done = async (): Promise<boolean> => {
    if (before === null) return true
    if (!(await asker.now())) return false
    const words = new URL(last || around.current.here, location.href).searchParams.get('query') ?? ''
    before = null
    last = ''
    input.value = words
    return true
  }
  const submitted = async (event: Event) => {
    event.preventDefault()
    if (before === null) typed()
    const late = setTimeout(() => asker.stop(), ENTER_PATIENCE_MS)
    const isDone = await done()
    clearTimeout(late)
    // The form itself knows the way as well; without a network it would lead away from the cars.
    if (!isDone && navigator.onLine) input.form?.submit()
  }
  const left = () => void done()
  const back = () => void asker.now()
  input.addEventListener('input', typed)
  input.addEventListener('blur', left)
  input.form?.addEventListener('submit', submitted)
  addEventListener('online', back)
  // What was typed before this was at hand.
  if (input.value !== input.defaultValue) typed()
  return () => {
    asker.stop()
    input.removeEventListener('input', typed)
    input.removeEventListener('blur', left)
    input.form?.removeEventListener('submit', submitted)
    removeEventListener('online', back)
  }
}

/** What the server is asked: the search of an address, with a sentence. */
function paramsOf(href: string, text: string): URLSearchParams {
  const { pathname, searchParams } = new URL(href, location.href)
  searchParams.set('at', decodeURI(pathname.replace(/^\/search\//, '')))
  searchParams.set('text', text)
  return searchParams
}
