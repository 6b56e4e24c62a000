import { type RefObject, useEffect, useRef } from 'react'
import { tabStore } from '#app/ui/browser-storage.ts'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

/** What a tab keeps of a form until it is sent: its answers, and how far it has come. */
type Kept = { answers: Record<string, string>; furthest: number; leadId: string }

type KeepOptions = {
  /** Of the form, and of what it is about. */
  name: string
  furthest: number
  leadId?: string
  /** Called once with what an earlier visit in this tab has left. */
  onFound: (kept: Kept) => void
}

/**
 * Keeps what is typed in a form for this tab, so that Back, Forward, a reload and a closed dialog lose nothing.
 * @returns the key they are kept under, `forget`, for once it is sent, and `fillAgain`, for choices that are there only now
 */
export function useKeptAnswers(
  element: RefObject<HTMLFormElement>,
  { name, furthest, leadId = '', onFound }: KeepOptions,
): { key: string; forget: () => void; fillAgain: () => void } {
  const key = `${useTenantSlug()}.form.${name}`
  const kept = useRef<Kept | null>(null)
  const isTouched = useRef(false)
  const isFilling = useRef(false)
  const place = useRef({ furthest, leadId })
  place.current = { furthest, leadId }
  useEffect(() => {
    kept.current = readKept(tabStore.readJson(key))
    if (kept.current) onFound(kept.current)
  }, [key])
  const fill = () => {
    if (!kept.current || !element.current) return
    isFilling.current = true
    fillControls(element.current, kept.current.answers)
    isFilling.current = false
  }
  useEffect(fill, [element, furthest])
  useEffect(() => {
    const form = element.current
    if (!form) return
    const keep = () => {
      // A browser that restores a form after a reload tells of changes that nobody has made.
      if (!isFilling.current && navigator.userActivation?.hasBeenActive !== false) isTouched.current = true
      const answers = { ...kept.current?.answers, ...readControls(form) }
      kept.current = { answers, ...place.current }
      tabStore.write(key, JSON.stringify(kept.current))
    }
    // A step is accepted after its last answer.
    if (furthest > 0) keep()
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [element, key, furthest])
  return {
    key,
    forget: () => tabStore.remove(key),
    // What a visitor has chosen since is theirs.
    fillAgain: () => {
      if (!isTouched.current) fill()
    },
  }
}

function readKept(stored: unknown): Kept | null {
  if (stored === null || typeof stored !== 'object') return null
  const { answers, furthest, leadId } = stored as Record<string, unknown>
  if (answers === null || typeof answers !== 'object' || typeof furthest !== 'number') return null
  return {
    answers: answers as Record<string, string>,
    furthest,
    leadId: typeof leadId === 'string' ? leadId : '',
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Hidden inputs and codes are the page's own; a choice that opens another page is no answer. */
const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement &&
        control.type !== 'hidden' &&
        // A page cannot choose a file again.
        control.type !== 'file' &&
        control.dataset.opens === undefined &&
        control.autocomplete !== 'one-time-code'),
  )

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function readControls(form: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const control of listControls(form)) {
    if (!isTicked(control)) answers[control.name] = control.value
    else if (control.type === 'checkbox') answers[control.name] = control.checked ? 'on' : ''
    else if (control.checked) answers[control.name] = control.value
  }
  return answers
}

/** Fills in what was typed before; what a link has filled in stays. A press tells the page of a choice. */
function fillControls(form: HTMLFormElement, answers: Readonly<Record<string, string>>): void {
  for (const control of listControls(form)) {
    const answer = answers[control.name]
    if (answer === undefined) continue
    if (isTicked(control)) {
      const isChosen = control.type === 'radio' ? control.value === answer : answer === 'on'
      // A radio button is left by pressing another.
      if (isChosen !== control.checked && (isChosen || control.type === 'checkbox')) control.click()
    } else if (control instanceof HTMLSelectElement || control.value === '') control.value = answer
  }
}
