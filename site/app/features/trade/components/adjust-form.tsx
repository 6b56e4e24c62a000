import { Form } from '@remix-run/react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { FormFields } from '#app/parts/lead/form/components/form-parts.tsx'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { usePageForm } from '#app/parts/lead/form/use-page-form.ts'
import { Button } from '#app/ui/button.tsx'

/** The state of the vehicle, which adjusts the estimate (TRADE-11). */
export function AdjustForm({ form }: { form: LeadFormModel }) {
  const { props, fields, shown, busy } = usePageForm(form)
  return (
    <Form className="form adjust" method="post" {...props} aria-labelledby="adjust-title" aria-busy={busy}>
      <h2 id="adjust-title">{form.title}</h2>
      <FormErrors {...shown} form={form.id} fields={fields} />
      <FormFields form={form.id} fields={fields} errors={shown.fieldErrors} />
      <div>
        <Button type="submit" look="line" size="large" name="intent" value="adjust" busy={busy}>
          {form.submitLabel}
        </Button>
      </div>
    </Form>
  )
}
