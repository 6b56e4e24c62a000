import { Field, StepHead } from './field.tsx'
import type { StepProps } from './step-props.ts'
import { TemplateChoice } from './template-choice.tsx'

/** Who the dealer is, and which kind of site it starts from. */
export function NameStep({ form, change, problems, marksMissing }: StepProps) {
  return (
    <>
      <StepHead title="Who is the new dealer?">
        The name is what shoppers read. Everything can be changed later.
      </StepHead>
      <Field
        label="Name"
        autoFocus
        value={form.name}
        onChange={(name) => change({ name })}
        problem={problems.name}
        marksMissing={marksMissing}
        placeholder="Saltbush Automotive"
      />
      <TemplateChoice value={form.template} onChange={(template) => change({ template })} />
      <Field
        label="Legal name"
        optional
        value={form.legalName}
        onChange={(legalName) => change({ legalName })}
        help="For the small print of every page."
      />
      <Field
        label="Dealer licence"
        optional
        value={form.licence}
        onChange={(licence) => change({ licence })}
      />
      <Field
        label="Mail address"
        optional
        value={form.email}
        onChange={(email) => change({ email })}
        problem={problems.email}
        marksMissing={marksMissing}
        help="Enquiries go here until a location has an address of its own."
      />
    </>
  )
}
