import type { ReactNode } from 'react'
import type { LeadFieldErrors } from '../lead-fields.ts'
import type { LeadFormField } from '../lead-form-model.ts'
import { FormFields } from './form-parts.tsx'
import '#app/styles/pages/tiles.css'

/** What a section shows before its fields, by the section's name. */
export type FormSlots = Readonly<Record<string, ReactNode>>

type FormSectionsProps = {
  /** Begins the ids of the form's fields. */
  form: string
  fields: readonly LeadFormField[]
  errors: LeadFieldErrors
  heading: 'h2' | 'h3'
  slots?: FormSlots | undefined
}

/** The fields of a step: in numbered sections where they have any, else as they are. */
export function FormSections({ form, fields, errors, heading: Heading, slots = {} }: FormSectionsProps) {
  const titles = [...new Set([...Object.keys(slots), ...fields.map(({ section = '' }) => section)])]
  return titles.map((title) => {
    const own = fields.filter(({ section = '' }) => section === title)
    const grid = (
      <div className="form__two">
        <FormFields form={form} fields={own} errors={errors} />
      </div>
    )
    if (title === '') return <div key={title}>{grid}</div>
    const id = `${form}-${title.toLowerCase().replaceAll(/\W/g, '-')}`
    return (
      <section className="step" aria-labelledby={id} key={title}>
        <Heading className="step__h" id={id}>
          {title}
        </Heading>
        {slots[title]}
        {own.length > 0 ? grid : null}
      </section>
    )
  })
}
