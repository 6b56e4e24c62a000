import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lookUpRego } from '#app/features/trade/look-up-rego.ts'

/**
 * Fills make, model and year of the form inside it from its registration (TRADE-10); what somebody typed is left as it
 * is. Where nothing is found it stays silent: the fields are there to be filled by hand.
 */
export function RegoFill({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState('')
  useEffect(() => {
    const around = element.current
    let asked = ''
    const look = async ({ target }: Event) => {
      const { form, name } = target as HTMLInputElement
      if (!form || !REGISTRATION.includes(name)) return
      const [rego = '', state = ''] = REGISTRATION.map((each) => controlOf(form, each)?.value ?? '')
      if (rego.trim() === '' || state === '' || `${rego} ${state}` === asked) return
      asked = `${rego} ${state}`
      const vehicle = await lookUpRego(rego, state)
      if ('error' in vehicle || asked !== `${rego} ${state}`) return
      fill(form, 'Vehicle Make', vehicle.make)
      fill(form, 'Vehicle Model', `${vehicle.model} ${vehicle.badge}`.trim())
      fill(form, 'Vehicle Year', String(vehicle.year))
      setFound(`Found: ${vehicle.description}`)
    }
    around?.addEventListener('change', look)
    return () => around?.removeEventListener('change', look)
  }, [])
  return (
    <div ref={element}>
      {children}
      <p className="vh" role="status">
        {found}
      </p>
    </div>
  )
}

const REGISTRATION = ['Vehicle Rego', 'Vehicle State']

type Control = HTMLInputElement | HTMLSelectElement

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name)
  if (control && control.value === '') control.value = value
}
