import { BlockList } from '#app/blocks/block-list.tsx'
import '#app/blocks/lead-form/lead-form.css'
import { RoleFacts } from '#app/blocks/roles/roles.tsx'
import { FormNext } from '#app/parts/lead/form/components/form-next.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import { APPLY_ID, homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import { type CareersPageModel, openRoles } from '../contact-model.ts'
import { FormPage } from './form-page.tsx'

/** The page of careers: with open roles, the application follows them; else it comes first. */
export function CareersPage(page: Omit<CareersPageModel, 'meta'>) {
  const { title, form, next, blocks } = page
  const roles = blocks.findIndex(({ type }) => type === 'roles')
  if (roles === -1) return <FormPage {...page} />
  const [first] = blocks
  const hero = first?.type === 'hero' ? first.key : undefined
  const position = form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'position')?.value
  const role = openRoles(blocks).find(({ title }) => withoutStega(title) === position)
  return (
    <>
      {hero ? null : (
        <PageHead title={title} crumbs={[{ label: 'Home', href: homePath() }, { label: title }]} />
      )}
      <BlockList blocks={blocks.slice(0, roles + 1)} {...(hero ? { lead: hero } : {})} />
      <section className="section section--tint" id={APPLY_ID} aria-labelledby={`${form.id}-title`}>
        <div className="wrap form-block">
          {role ? (
            <div className="form-block__about">
              <p className="form-block__text">Apply: {role.title}</p>
              <RoleFacts role={role} />
            </div>
          ) : (
            <p className="form-block__text">Can’t see yours? Send us your CV anyway.</p>
          )}
          {/* Another role is another form, so that it begins with its position. */}
          <LeadForm addressed form={form} key={position} />
          <FormNext next={next} />
        </div>
      </section>
      <BlockList blocks={blocks.slice(roles + 1)} />
    </>
  )
}
