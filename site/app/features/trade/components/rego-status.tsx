import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { type LookedUp, lookUpRego } from '../look-up-rego.ts'

const FIELDS = ['rego', 'regoState']

type State = LookedUp | { looking: true } | null

/** Which vehicle was found, as soon as registration and state are given (TRADE-10). Its line is there before its words. */
export function RegoStatus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [state, setState] = useState<State>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    let asked = ''
    const look = async (event: Event) => {
      if (!FIELDS.includes((event.target as HTMLInputElement).name)) return
      const answers = new FormData(element)
      const [rego = '', regoState = ''] = FIELDS.map((name) => String(answers.get(name) ?? ''))
      const question = `${rego} ${regoState}`
      if (rego.trim() === '' || regoState === '' || question === asked) return
      asked = question
      setState({ looking: true })
      const found = await lookUpRego(rego, regoState)
      // Somebody may have gone on typing.
      if (asked === question) setState(found)
    }
    element.addEventListener('change', look)
    return () => element.removeEventListener('change', look)
  }, [form])
  return (
    <p className="rego-status needs-script" role="status">
      {state === null ? null : 'looking' in state ? (
        <span className="muted small">Looking it up …</span>
      ) : 'error' in state ? (
        <span className="err">
          <Icon name="circle-alert" />
          {state.error}
        </span>
      ) : (
        <>
          <Icon name="check" /> <b>{state.description}</b>
        </>
      )}
    </p>
  )
}
