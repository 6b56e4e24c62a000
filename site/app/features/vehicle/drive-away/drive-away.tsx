import '#app/styles/pages/drive-away.css'
import { useId } from 'react'
import { CHARGES_PART, REGISTERED_IN, registeredInPath, SHOWN_AT } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { DriveAwayModel } from './drive-away-section.server.ts'

/** What the government charges come to in the shopper's state, with the parts and another state behind it. */
export function DriveAway({ estimate }: { estimate: DriveAwayModel }) {
  const { title, amount, extra, parts, sources } = estimate
  return (
    <details className="away" id={CHARGES_PART}>
      <summary>
        <span>
          {title} {amount ? <b className="num">{amount}</b> : null}
        </span>
      </summary>
      {extra ? <p className="small muted">{extra}</p> : null}
      {parts.length > 0 ? (
        <dl>
          {parts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {sources.length > 0 ? (
        <p className="small muted">
          An estimate from our price, before any concession. The state may use the list price or market value
          instead. Rates:{' '}
          {sources.map(({ office, title: page, href }, at) => (
            <span key={href}>
              {at > 0 ? '; ' : ''}
              {office},{' '}
              <a className="link" href={href} target="_blank" rel="noopener noreferrer">
                {page}
              </a>
            </span>
          ))}
          .
        </p>
      ) : null}
      <StateForm {...estimate} />
    </details>
  )
}

/** Leads back to the page in the chosen state, with and without JavaScript. */
function StateForm({ states, state, path }: Pick<DriveAwayModel, 'states' | 'state' | 'path'>) {
  const id = useId()
  return (
    <form className="away__state" method="post" action={registeredInPath()}>
      <input type="hidden" name={SHOWN_AT} value={path} />
      <label className="label" htmlFor={id}>
        Registered in
      </label>
      <select className="select" id={id} name={REGISTERED_IN} defaultValue={state}>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" look="line">
        Show
      </Button>
    </form>
  )
}
