import { useRef } from 'react'
import { FormErrors } from '#app/features/leads/form/components/form-errors.tsx'
import { FormTrap } from '#app/features/leads/form/components/form-trap.tsx'
import { LeadField } from '#app/features/leads/form/components/lead-field.tsx'
import type { LeadFormModel } from '#app/features/leads/form/lead-form-model.ts'
import { homePath, searchPath, spinToWinPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import type { PrizePageModel } from '../prize-model.ts'
import { Wheel } from './wheel.tsx'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/prize.css'

/** The prize wheel beside its form, or beside what was won (OPEN-74). */
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
      <p>That is yours. We will be in touch; bring this code along:</p>
      <p className="prize__code num">{code}</p>
      <LinkButton look="line" href={searchPath()}>
        Search stock
      </LinkButton>
    </div>
  )
}

function SpinForm({ form }: { form: LeadFormModel }) {
  const alert = useRef<HTMLDivElement>(null)
  const fields = form.steps.flatMap((step) => step.fields)
  const idOf = (name: string) => `${form.id}-${name}`
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  return (
    <form className="form" method="post" action={spinToWinPath()} noValidate aria-labelledby="spin-title">
      <h2 id="spin-title">{form.title}</h2>
      <p className="muted">One spin for each mobile number.</p>
      <FormErrors
        fieldErrors={form.fieldErrors}
        formError={form.formError}
        idOf={idOf}
        labels={labels}
        alert={alert}
      />
      <FormTrap />
      <div className="form__two">
        {fields.map((field) => (
          <LeadField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            error={form.fieldErrors[field.name]}
          />
        ))}
      </div>
      <div className="row wraps form__send">
        <Button type="submit" size="large">
          {form.submitLabel}
        </Button>
        <p className="small muted">
          By sending this you agree to our <a href={form.privacyHref}>privacy policy</a>.
        </p>
      </div>
    </form>
  )
}
