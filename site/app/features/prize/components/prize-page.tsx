import { Form } from '@remix-run/react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { Carried, FormFields, SendRow } from '#app/parts/lead/form/components/form-parts.tsx'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { usePageForm } from '#app/parts/lead/form/use-page-form.ts'
import { useStoredDetails } from '#app/parts/lead/form/use-stored-details.ts'
import { homePath, locationsPath, searchPath, spinToWinPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { PrizePageModel } from '../prize-model.ts'
import { Wheel } from './wheel.tsx'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/prize.css'

/** The prize wheel beside its form, or beside the prize (OPEN-74). */
export function PrizePage({ page }: { page: PrizePageModel }) {
  const { title, prizes, form, won, terms } = page
  return (
    <div className="wrap page form-page">
      <Breadcrumbs crumbs={[{ label: 'Home', href: homePath() }, { label: title }]} />
      <h1>{title}</h1>
      <div className="prize">
        <div>
          <Wheel prizes={prizes} won={won?.index ?? null} />
          <h2 className="vh">On the wheel</h2>
          <ul className="prize__list small muted">
            {prizes.map((prize, index) => (
              <li key={`${index} ${prize}`}>{prize}</li>
            ))}
          </ul>
        </div>
        {won ? <Won won={won} /> : null}
        {form ? <SpinForm form={form} /> : null}
      </div>
      {terms ? <p className="prize__terms small muted">{terms}</p> : null}
    </div>
  )
}

function Won({ won: { prize, code } }: { won: NonNullable<PrizePageModel['won']> }) {
  return (
    <div className="prize__won">
      <h2>{prize}</h2>
      <p>It’s yours. Show us this code when you come in:</p>
      <p className="prize__code num">{code}</p>
      <p className="small muted">Take a photo of this page, or write it down.</p>
      <p className="row wraps">
        <LinkButton href={locationsPath()} icon="map-pin">
          Find us
        </LinkButton>
        <LinkButton look="line" href={searchPath()}>
          Search stock
        </LinkButton>
      </p>
    </div>
  )
}

function SpinForm({ form }: { form: LeadFormModel }) {
  const { element, store } = useStoredDetails()
  const { props, fields, shown, busy } = usePageForm(form, {
    noValidate: true,
    onSubmit: (_, formData) => store(formData),
  })
  return (
    <Form
      className="form"
      method="post"
      action={spinToWinPath()}
      ref={element}
      {...props}
      aria-labelledby="spin-title"
      aria-busy={busy}
    >
      <h2 id="spin-title">{form.title}</h2>
      <p className="muted">One spin per mobile.</p>
      <FormErrors {...shown} form={form.id} fields={fields} />
      <Carried values={form.carried} />
      <div className="form__two">
        <FormFields form={form.id} fields={fields} errors={shown.fieldErrors} />
      </div>
      <SendRow busy={busy} label={form.submitLabel} privacyHref={form.privacyHref} />
    </Form>
  )
}
