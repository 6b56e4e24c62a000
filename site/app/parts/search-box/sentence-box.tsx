import { useLocation, useNavigate } from '@remix-run/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import type { SearchPage } from '#app/domain/sentence/search-as-you-type.ts'
import { SEARCH_WORDS } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'

type SentenceBoxProps = {
  /** The search's words that were not understood. */
  words: string
  /** The address of the search without those words, on its first page. */
  before: string
  /** The address of the search. */
  here: string
  /** A sentence that this dealer's stock answers. */
  example: string
}

/**
 * The sentence search above the results. It is a form of its own: without JavaScript it sends the sentence with the
 * other filters; with it, the results follow while somebody types.
 */
export function SentenceBox({ words, before, here, example }: SentenceBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const around = useRef<SearchPage>({ before, here, go: () => {} })
  around.current = {
    before,
    here,
    go: (href, { replace }) => navigate(href, { replace, preventScrollReset: true }),
  }
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${SEARCH_WORDS}`) input.current?.focus()
  }, [hash, key])
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = words
  }, [words])
  const begin = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    void import('#app/domain/sentence/search-as-you-type.ts').then(({ searchAsYouType }) => {
      stop.current ??= searchAsYouType(currentTarget, around)
    }, warnMissingPart)
  }
  const [path, query] = before.split('?')
  return (
    <search className="sentence">
      <form action={path}>
        {[...new URLSearchParams(query)].map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
        <input
          ref={input}
          id={SEARCH_WORDS}
          className="input"
          type="search"
          name="text"
          defaultValue={words}
          aria-label="Describe what you are looking for"
          placeholder={`Try: ${example}`}
          maxLength={400}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={begin}
        />
        <button className="icon-btn" type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
