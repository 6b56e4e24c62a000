import { type RefObject, useEffect } from 'react'
import { REGO_ROUTE, useRegoLookup } from '#app/parts/lead/form/use-rego-lookup.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'

const FIELDS = ['rego', 'regoState']

/** Which vehicle was found, as soon as registration and state are given (TRADE-10). */
export function RegoStatus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { lookUp, isLooking, answer } = useRegoLookup()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = (event: Event) => {
      if (!FIELDS.includes((event.target as HTMLInputElement).name)) return
      const answers = new FormData(element)
      const [rego = '', regoState = ''] = FIELDS.map((name) => String(answers.get(name) ?? ''))
      lookUp(rego, regoState)
    }
    element.addEventListener('change', look)
    return () => element.removeEventListener('change', look)
  }, [form, lookUp])
  return (
    <>
      {/* Rendered while empty, so that screen readers announce its first text. */}
      <p className="rego-status needs-script" role="status">
        {isLooking ? (
          <span className="muted small">Looking it up…</span>
        ) : answer === null ? null : 'error' in answer ? (
          <span className="err">
            <Icon name="circle-alert" />
            {answer.error}
          </span>
        ) : (
          <>
            <Icon name="check" /> <b>{answer.description}</b>
          </>
        )}
      </p>
      <PrefetchRoutes paths={[REGO_ROUTE]} />
    </>
  )
}
