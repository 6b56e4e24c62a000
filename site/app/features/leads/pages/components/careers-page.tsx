import { BlockList } from '#app/blocks/block-list.tsx'
import '#app/blocks/lead-form/lead-form.css'
import { APPLY_ID, homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { LeadForm } from '../../form/components/lead-form.tsx'
import type { LeadPageModel } from '../contact-model.ts'
import { FormPage } from './form-page.tsx'

/** The page of careers: with open roles, the application follows them; else it comes first. */
export function CareersPage(page: Omit<LeadPageModel, 'meta'>) {
  const { title, form, blocks } = page
  const roles = blocks.findIndex(({ type }) => type === 'roles')
  if (roles === -1) return <FormPage {...page} />
  const [first] = blocks
  const hero = first?.type === 'hero' ? first.key : undefined
  const position = form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'position')?.value
  return (
    <>
      {hero ? null : (
        <PageHead title={title} crumbs={[{ label: 'Home', href: homePath() }, { label: title }]} />
      )}
      <BlockList blocks={blocks.slice(0, roles + 1)} {...(hero ? { lead: hero } : {})} />
      <section className="section section--tint" id={APPLY_ID} aria-labelledby={`${form.id}-title`}>
        <div className="wrap form-block">
          <div className="form-block__beside">
            <p className="form-block__text">
              {position ? `Apply: ${position}` : 'Nothing that fits? Write to us all the same.'}
            </p>
          </div>
          {/* Another role is another form, so that it begins with its position. */}
          <LeadForm form={form} key={position} />
        </div>
      </section>
      <BlockList blocks={blocks.slice(roles + 1)} />
    </>
  )
}
