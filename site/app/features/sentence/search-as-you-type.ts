import { type RequestUnderstanding, requestUnderstanding, UnderstandClient } from './understand-client.ts'

/** After Enter: without an answer in this time the browser submits the form itself and shows its own progress. */
const ENTER_PATIENCE_MS = 1_500

/** The current page. */
export type SearchPage = {
  /** The address of its search without the text of the box. */
  before: string
  /** The address of the page. */
  here: string
  go: (href: string, options: { replace: boolean }) => void
}

/**
 * Search as you type for the box of a results page. While somebody types, the sentence is added to the search from
 * before; when they leave the box, the understood parts are pills and the box has only the words for the index. One
 * sentence is one entry of the browser's history.
 * @returns removes the listeners
 */
export function searchAsYouType(
  input: HTMLInputElement,
  page: { current: SearchPage },
  ask: RequestUnderstanding = requestUnderstanding,
): () => void {
  let before: string | null = null
  let last = ''
  /** The address of a text that says nothing yet: the first words of a sentence often do. */
  let empty: string | null = null
  const client = new UnderstandClient(ask, ({ href, nothing }) => {
    empty = nothing ? href : null
    if (nothing) return
    show(href)
  })
  const show = (href: string) => {
    if (before === null || href === page.current.here) return
    page.current.go(href, { replace: last !== '' })
    last = href
  }
  const handleInput = () => {
    // The search was changed otherwise in the meantime: a pill was removed, or Back was used.
    if (last !== '' && page.current.here !== last) last = ''
    if (last === '') before = page.current.before
    client.schedule(() => paramsOf(before ?? '', input.value))
  }
  /** Without an answer the text stays in the box. */
  const finish = async (): Promise<boolean> => {
    if (before === null) return true
    if (!(await client.flush())) return false
    if (empty !== null) show(empty)
    empty = null
    const words = new URL(last || page.current.here, location.href).searchParams.get('query') ?? ''
    before = null
    last = ''
    input.value = words
    return true
  }
  const handleSubmit = async (event: Event) => {
    event.preventDefault()
    if (before === null) handleInput()
    const timeout = setTimeout(() => client.cancel(), ENTER_PATIENCE_MS)
    const isAnswered = await finish()
    clearTimeout(timeout)
    // The form works without a script as well; offline it would replace the results by the browser's error page.
    if (!isAnswered && navigator.onLine) input.form?.submit()
  }
  const handleBlur = () => void finish()
  const handleOnline = () => void client.flush()
  input.addEventListener('input', handleInput)
  input.addEventListener('blur', handleBlur)
  input.form?.addEventListener('submit', handleSubmit)
  addEventListener('online', handleOnline)
  // Text typed before this script was loaded.
  if (input.value !== input.defaultValue) handleInput()
  return () => {
    client.cancel()
    input.removeEventListener('input', handleInput)
    input.removeEventListener('blur', handleBlur)
    input.form?.removeEventListener('submit', handleSubmit)
    removeEventListener('online', handleOnline)
  }
}

/** The request's parameters: the search of an address, with a sentence. */
function paramsOf(href: string, text: string): URLSearchParams {
  const { pathname, searchParams } = new URL(href, location.href)
  searchParams.set('at', decodeURI(pathname.replace(/^\/search\//, '')))
  searchParams.set('text', text)
  return searchParams
}
