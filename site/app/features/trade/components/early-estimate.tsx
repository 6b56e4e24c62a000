import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { regoLookupPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type EarlyEstimate, ESTIMATE_INTENT, NO_ESTIMATE } from '../trade-model.ts'

type EarlyEstimateProps = {
  form: RefObject<HTMLFormElement | null>
  /** The answer to the button without JavaScript. */
  estimate: EarlyEstimate | null
}

type Answer = { estimate: EarlyEstimate } | { error: string }

const NEEDED = ['rego', 'regoState', 'kms']

/** What the vehicle is worth, before its owner says who they are. A change of the vehicle takes the figure away. */
export function EarlyEstimatePart({ form, estimate }: EarlyEstimateProps) {
  const { load, data, state } = useFetcher<Answer | null>()
  const asked = useRef('')
  const isBusy = state !== 'idle'
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => {
      const answers = new FormData(element)
      const [rego = '', regoState = '', kms = ''] = NEEDED.map((name) =>
        String(answers.get(name) ?? '').trim(),
      )
      const path = regoLookupPath(rego, regoState, { kms })
      if (rego === '' || regoState === '' || kms === '' || path === asked.current) return false
      asked.current = path
      load(path)
      return true
    }
    const follow = ({ target }: Event) => {
      // With the kilometres all is known; another registration is looked up first, by its own field.
      if (NEEDED.includes((target as HTMLInputElement).name)) look()
    }
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button[value=estimate]') : null
      if (!button) return
      const empty = NEEDED.map((name) => element.elements.namedItem(name)).find(
        (control) => control instanceof HTMLInputElement && control.value.trim() === '',
      )
      event.preventDefault()
      asked.current = ''
      if (!look() && empty instanceof HTMLElement) empty.focus()
    }
    element.addEventListener('change', follow)
    element.addEventListener('click', press)
    return () => {
      element.removeEventListener('change', follow)
      element.removeEventListener('click', press)
    }
  }, [form, load])
  const shown = data && 'estimate' in data ? data.estimate : data ? null : estimate
  const error = data && 'error' in data ? data.error : ''
  return (
    <div className="early">
      <Button type="submit" name="intent" value={ESTIMATE_INTENT} look="line" formNoValidate busy={isBusy}>
        Show my estimate
      </Button>
      <div role="status">
        {isBusy ? null : error ? (
          <p className="err">
            <Icon name="circle-alert" />
            {error}
          </p>
        ) : shown ? (
          <Figure estimate={shown} />
        ) : null}
      </div>
    </div>
  )
}

function Figure({ estimate: { vehicle, offer, isLimited } }: { estimate: EarlyEstimate }) {
  return (
    <div className="early__figure">
      <p className="small muted">{offer ? `Our estimate for your ${vehicle}` : vehicle}</p>
      {offer ? (
        <>
          <p className="price">{offer}</p>
          <p className="small muted">
            An estimate, not an offer. It’s this wide because we don’t know its condition yet.
          </p>
        </>
      ) : (
        <>
          <p className="early__call">We’ll call you with a price</p>
          <p className="small muted">
            {isLimited ? NO_ESTIMATE : 'We couldn’t work out an estimate right now.'}
          </p>
        </>
      )}
    </div>
  )
}
