import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { seemsSignedIn } from '#app/http/signed-in-flag.ts'
import { contactExistsPath } from '#app/paths.ts'

type ContactAnswer = { data: { exists: boolean } | null; error: string | null }

/**
 * Asks whether the mobile that a signed-in visitor wrote is theirs (AUTH-17), and says so where it is not: the number of
 * the form is the one that is called. Visitors who are not signed in are asked nothing.
 */
export function ContactHint({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { load, data } = useFetcher<ContactAnswer>()
  useEffect(() => {
    const element = form.current
    const ask = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return
      if (target.value.trim() !== '' && seemsSignedIn()) load(contactExistsPath(target.value))
    }
    element?.addEventListener('focusout', ask)
    return () => element?.removeEventListener('focusout', ask)
  }, [form, load])
  const isAnother = data !== undefined && data.error === null && data.data === null
  return (
    <p className="small muted" role="status">
      {isAnother ? 'That’s not the mobile you signed in with. We’ll use this one.' : ''}
    </p>
  )
}
