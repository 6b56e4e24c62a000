import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { contactPath } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

type LeadPageProps = { form: LeadFormModel | null; car: LeadCarModel | null; formError: string }

/** A form on a page of its own: where a form without JavaScript goes on, or is corrected. */
export function LeadPage({ form, car, formError }: LeadPageProps) {
  return (
    <>
      {form ? <PageHead title={form.title} lede={form.intro} /> : null}
      <div className="wrap page">
        {form ? (
          <div className="form-page">
            <div className={car ? 'car-cols' : undefined}>
              {car ? <LeadCar car={car} /> : null}
              <LeadForm form={form} titled key={`${form.kind}-${form.step}`} />
            </div>
          </div>
        ) : (
          <EmptyState
            title={formError || 'Nothing was sent'}
            text="You can reach us by phone, or write to us on the contact page."
            action={{ label: 'Contact us', href: contactPath() }}
          />
        )}
      </div>
    </>
  )
}
