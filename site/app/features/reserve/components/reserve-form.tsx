import { Form } from '@remix-run/react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { Carried, FormFields, SendRow } from '#app/parts/lead/form/components/form-parts.tsx'
import { usePageForm } from '#app/parts/lead/form/use-page-form.ts'
import { useStoredDetails } from '#app/parts/lead/form/use-stored-details.ts'
import type { DetailsStep, ReserveTerms } from '#app/parts/reserve/reserve-model.ts'

/** The shopper's details. Its answer is a redirect to the payment provider. */
export function ReserveForm({ step: { form }, offer }: { step: DetailsStep; offer: ReserveTerms }) {
  const { element, store } = useStoredDetails()
  const { props, fields, shown, busy } = usePageForm(form, {
    noValidate: true,
    onSubmit: (_, formData) => store(formData),
  })
  return (
    <Form
      className="form"
      method="post"
      action={offer.href}
      ref={element}
      {...props}
      aria-labelledby="reserve-details"
      aria-busy={busy}
    >
      <h2 id="reserve-details">{form.title}</h2>
      <FormErrors {...shown} form={form.id} fields={fields} />
      <Carried values={form.carried} />
      <div className="form__two">
        <FormFields form={form.id} fields={fields} errors={shown.fieldErrors} />
      </div>
      <SendRow
        busy={busy}
        label={form.submitLabel}
        privacyHref={form.privacyHref}
        terms={`You pay ${offer.deposit} on the next page. By going on`}
      />
    </Form>
  )
}
