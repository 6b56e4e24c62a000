import { type ReactNode, useEffect, useRef } from 'react'
import { NotYours } from '#app/parts/lead/form/components/not-yours.tsx'
import { REGO_ROUTE, useRegoLookup } from '#app/parts/lead/form/use-rego-lookup.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'

const REGISTRATION = ['Vehicle Rego', 'Vehicle State']
const FILLED = ['Vehicle Make', 'Vehicle Model', 'Vehicle Year']

/**
 * Fills make, model and year of the form inside it from its registration (TRADE-10); what was typed is not changed. A
 * lookup without a vehicle shows no error, because the fields can be filled by hand.
 */
export function RegoFill({ children }: { children: (found: ReactNode) => ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement | null>(null)
  const { lookUp, answer } = useRegoLookup()
  const vehicle = answer !== null && 'description' in answer ? answer : null
  useEffect(() => {
    const element = container.current
    const look = ({ target }: Event) => {
      const changed = target as HTMLInputElement
      if (!changed.form || !REGISTRATION.includes(changed.name)) return
      form.current = changed.form
      const [rego = '', state = ''] = REGISTRATION.map((name) => findControl(changed.form, name)?.value ?? '')
      lookUp(rego, state)
    }
    element?.addEventListener('change', look)
    return () => element?.removeEventListener('change', look)
  }, [lookUp])
  useEffect(() => {
    if (vehicle === null) return
    fill(form.current, 'Vehicle Make', vehicle.make)
    fill(form.current, 'Vehicle Model', `${vehicle.model} ${vehicle.badge}`.trim())
    fill(form.current, 'Vehicle Year', String(vehicle.year))
  }, [vehicle])
  const found = (
    <div className={vehicle ? 'found found--known' : 'found needs-script'}>
      <p role="status">
        {vehicle ? (
          <>
            <Icon name="check" /> Found: <b>{vehicle.description}</b>
          </>
        ) : (
          <span className="small muted">Type the rego and we’ll look up the rest.</span>
        )}
      </p>
      {vehicle ? <NotYours form={form} names={['Vehicle Rego', ...FILLED]} /> : null}
    </div>
  )
  return (
    <div ref={container}>
      {children(found)}
      <PrefetchRoutes paths={[REGO_ROUTE]} />
    </div>
  )
}

type Control = HTMLInputElement | HTMLSelectElement

function findControl(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

/** An event of input, so that a message about a missing answer goes. */
function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const control = findControl(form, name)
  if (control?.value !== '') return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
