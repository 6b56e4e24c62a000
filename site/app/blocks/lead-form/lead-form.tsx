import { Suspense } from 'react'
import { CallUs } from '#app/features/locations/components/call-us.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { LeadFormModel } from './lead-form.server.ts'
import '#app/styles/pages/leads.css'
import './lead-form.css'

const LeadForm = lazyPart(
  async () => (await import('#app/features/leads/form/components/lead-form.tsx')).LeadForm,
)

/** A form of the site, in a page; its script is loaded only by pages that have one. */
export function LeadFormBlock({ block }: { block: LeadFormModel & { key: string } }) {
  const { key, text, form, phone, openState } = block
  return (
    <section className="section section--tint" id={key} aria-labelledby={`${form.id}-title`}>
      <div className="wrap form-block">
        {text || phone ? (
          <div className="form-block__beside">
            {text ? <p className="form-block__text">{text}</p> : null}
            <CallUs phone={phone} openState={openState} />
          </div>
        ) : null}
        <Suspense>
          <LeadForm form={form} />
        </Suspense>
      </div>
    </section>
  )
}
