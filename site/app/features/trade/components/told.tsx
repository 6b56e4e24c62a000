import { SiteLink } from '#app/ui/site-link.tsx'
import type { ValuationModel } from '../trade-model.ts'

/** What was answered, each with the way to change it. */
export function Told({ told }: Pick<ValuationModel, 'told'>) {
  return (
    <section aria-labelledby="told-title">
      <h2 id="told-title" className="h-part">
        What you told us
      </h2>
      <dl className="told">
        {told.map(({ label, answer, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
            <dd className="told__change">
              <SiteLink className="link small" href={href}>
                Change<span className="vh"> {label}</span>
              </SiteLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
