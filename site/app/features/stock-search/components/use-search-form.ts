import { useNavigate } from '@remix-run/react'
import { type FormEvent, useCallback } from 'react'
import { formatSearch, parseSearch } from '../search-url.ts'

/**
 * Applies a form of search state as soon as it changes. Without JavaScript the same form is sent by its button and
 * the server goes on to the same address.
 */
export function useSearchForm(base: string): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      if (event.type === 'submit') event.preventDefault()
      const params = new URLSearchParams()
      for (const [name, value] of new FormData(event.currentTarget)) {
        if (typeof value === 'string') params.append(name, value)
      }
      navigate(base + formatSearch(parseSearch(params)), { preventScrollReset: true })
    },
    [base, navigate],
  )
}
