import { type RefObject, useEffect } from 'react'
import { NotYours } from '#app/parts/lead/form/components/not-yours.tsx'
import { REGO_ROUTE, useRegoLookup } from '#app/parts/lead/form/use-rego-lookup.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'

const FIELDS = ['rego', 'regoState']

/** Which vehicle was found, as soon as registration and state are given (TRADE-10). */
export function RegoStatus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { lookUp, isLooking, answer } = useRegoLookup(true)
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
  const found = answer !== null && 'description' in answer ? answer.description : ''
  return (
    <>
      {/* Rendered while empty, so that screen readers announce its first text. */}
      <div className="rego-status needs-script">
        <p role="status">
          {isLooking ? (
            <span className="muted small">Looking it up…</span>
          ) : answer !== null && 'error' in answer ? (
            <span className="err">
              <Icon name="circle-alert" />
              {answer.error}
            </span>
          ) : found ? (
            <>
              <Icon name="check" /> Found: <b>{found}</b>
            </>
          ) : null}
        </p>
        {found ? <NotYours form={form} names={['rego']} /> : null}
      </div>
      <PrefetchRoutes paths={[REGO_ROUTE]} />
    </>
  )
}
