import '#app/blocks/lead-form/lead-form.css'
import { RoleFacts } from '#app/blocks/roles/roles.tsx'
import { FormNext } from '#app/parts/lead/form/components/form-next.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import { APPLY_ID, careersPath, homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { RolePageModel } from '../contact-model.ts'

/** An open role: what it is, its terms, and its application. */
export function RolePage({ role, careers, form, next }: Omit<RolePageModel, 'meta'>) {
  const { title, text, points } = role
  const crumbs = [
    { label: 'Home', href: homePath() },
    { label: careers, href: careersPath() },
    { label: title },
  ]
  return (
    <>
      <PageHead title={title} crumbs={crumbs} lede={text} />
      <section className="section wrap prose">
        <RoleFacts role={role} />
        {points.length > 0 ? (
          <>
            <h2>What you bring</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
      <section className="section section--tint" id={APPLY_ID} aria-labelledby={`${form.id}-title`}>
        <div className="wrap form-block">
          <LeadForm form={form} />
          <FormNext next={next} />
        </div>
      </section>
    </>
  )
}
