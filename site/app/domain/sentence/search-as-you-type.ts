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
  /** The address of a text that says nothing yet: the first words of a sentence often do. */
  let empty: string | null = null
  const entry = new SentenceEntry(page)
  const client = new UnderstandClient(ask, ({ href, nothing }) => {
    empty = nothing ? href : null
    if (!nothing && before !== null) entry.open(href)
  })
  const handleInput = () => {
    if (before === null || !entry.isCurrent()) {
      before = page.current.before
      entry.begin()
    }
    client.schedule(() => readParams(before ?? '', input.value))
  }
  /** Without an answer the text stays in the box. */
  const finish = async (): Promise<boolean> => {
    if (before === null) return true
    if (!(await client.flush())) return false
    if (empty !== null) entry.open(empty)
    empty = null
    before = null
    input.value = new URL(entry.href, location.href).searchParams.get('query') ?? ''
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
  const listening = new AbortController()
  const { signal } = listening
  input.addEventListener('input', handleInput, { signal })
  input.addEventListener('blur', () => void finish(), { signal })
  input.form?.addEventListener('submit', handleSubmit, { signal })
  addEventListener('online', () => void client.flush(), { signal })
  addEventListener('popstate', () => entry.forget(), { signal })
  // Text typed before this script was loaded.
  if (input.value !== input.defaultValue) handleInput()
  return () => {
    client.cancel()
    listening.abort()
  }
}

/** The one entry of the browser's history in which the results of a sentence are shown. */
class SentenceEntry {
  readonly #page: { current: SearchPage }
  #begun = ''
  #last = ''
  readonly #opened = new Set<string>()

  constructor(page: { current: SearchPage }) {
    this.#page = page
  }

  /** The address of the sentence: the last one opened. */
  get href(): string {
    return this.#last || this.#page.current.here
  }

  begin(): void {
    this.#begun = location.href
    this.#last = ''
    this.#opened.clear()
  }

  /** False where the search was changed otherwise in the meantime: a pill was removed. */
  isCurrent(): boolean {
    return location.href === this.#begun || this.#isOwn()
  }

  open(href: string): void {
    if (href === this.href) return
    this.#page.current.go(href, { replace: this.#isOwn() })
    this.#last = href
    this.#opened.add(new URL(href, location.href).href)
  }

  /** After Back the last address is opened again by the same text. */
  forget(): void {
    this.#last = ''
  }

  // Not by the page: it is rendered after the browser has the new entry, and a navigation under way has none yet.
  #isOwn(): boolean {
    return this.#opened.has(location.href)
  }
}

/** The request's parameters: the search of an address, with a sentence. */
function readParams(href: string, text: string): URLSearchParams {
  const { pathname, searchParams } = new URL(href, location.href)
  searchParams.set('at', decodeURI(pathname.replace(/^\/search\//, '')))
  searchParams.set('text', text)
  return searchParams
}
