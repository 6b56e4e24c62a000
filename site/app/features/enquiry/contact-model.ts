import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { RoleModel } from '#app/blocks/roles/roles.server.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { FormNextModel } from '#app/parts/lead/form/form-next.server.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import type { LocationCardModel } from '#app/parts/location/location-card.server.ts'

/** A page with a form: contact, test drives, careers. */
export type LeadPageModel = {
  meta: PageMeta
  title: string
  form: LeadFormModel
  car: LeadCarModel | null
  /** Where the dealer is, beside the form; [] where the page shows none. */
  places: LocationCardModel[]
  /** Staff's content of this page. */
  blocks: BlockModel[]
}

/** The careers page, which explains the next steps beside its form. */
export type CareersPageModel = LeadPageModel & { next: FormNextModel }

/** The page of one open role. */
export type RolePageModel = Pick<CareersPageModel, 'meta' | 'form' | 'next'> & {
  role: RoleModel
  /** The title of the page of all roles. */
  careers: string
}

/** The roles that are open on a page. */
export const openRoles = (blocks: readonly BlockModel[]) =>
  blocks.flatMap((block) => (block.type === 'roles' ? block.roles : []))
