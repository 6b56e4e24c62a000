import { Suspense } from 'react'
import { FormNext } from '#app/parts/lead/form/components/form-next.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { LeadFormModel } from './lead-form.server.ts'
import '#app/styles/pages/leads.css'
import './lead-form.css'

const LeadForm = lazyPart(
  async () => (await import('#app/parts/lead/form/components/lead-form.tsx')).LeadForm,
)

/** A form of the site, in a page; its script is loaded only by pages that have one. */
export function LeadFormBlock({ block }: { block: LeadFormModel & { key: string } }) {
  const { key, text, form, next } = block
  return (
    <section className="section section--tint" id={key} aria-labelledby={`${form.id}-title`}>
      <div className="wrap form-block">
        {text ? <p className="form-block__text">{text}</p> : null}
        <Suspense>
          <LeadForm form={form} />
        </Suspense>
        <FormNext next={next} />
      </div>
    </section>
  )
}
