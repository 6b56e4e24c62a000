import { type BlockOf, listLocations, ROLE_KIND_TITLES, roleOpen } from '@forecourt/schemas/contract'
import { formatDate } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { applyPath, careersPath, contactCategoryPath, formatSlug } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'

type Role = BlockOf<'roles'>['roles'][number]

/** An open role; '' for what is not said. */
export type RoleModel = Pick<Role, 'key' | 'title' | 'pay' | 'text' | 'points'> & {
  place: string
  kind: string
  /** `18 December 2026`. */
  closes: string
  /** Of its own page; '' where the dealer has no page of careers. */
  slug: string
  /** Where people apply. */
  href: string
}

/** Open roles; `none` is what shows without any. */
export type RolesModel = { title: string; text: string; none: string; roles: RoleModel[] }

const NONE = 'No open roles right now. Send us your CV anyway.'

/** The roles that people can apply for today. */
export function rolesModel(block: BlockOf<'roles'>, dealer: DealerContext): RolesModel {
  return {
    title: block.title,
    text: block.text,
    none: block.none || NONE,
    roles: listOpenRoles(block, dealer).map((role) => roleModel(role, dealer)),
  }
}

/** The roles of a block that have not closed. */
export function listOpenRoles({ roles }: BlockOf<'roles'>, dealer: DealerContext): Role[] {
  const { timeZone } = dealer.bundle.tenant
  return roles.filter(
    (role) =>
      evaluate(dealer, { kind: 'role', name: role.title }, (now) => roleOpen(role, now, timeZone)).shown,
  )
}

function roleModel(role: Role, dealer: DealerContext): RoleModel {
  const { bundle } = dealer
  const { key, title, pay, text, points, kind, closes } = role
  const place = listLocations(bundle.locations, 'all').find(({ id }) => id === role.location)
  const asked = { position: withoutStega(title), location_id: place?.id ?? '' }
  const hasPage = targetExists(careersPath(), collectPageSlugs(bundle))
  return {
    key,
    title,
    pay,
    text,
    points,
    place: place ? shortPlaceName(place.name, bundle.tenant) : '',
    kind: ROLE_KIND_TITLES[kind],
    closes: closes === null ? '' : formatDate(closes),
    slug: hasPage ? roleSlug(role, dealer) : '',
    href: hasPage ? applyPath(asked) : contactCategoryPath('Careers Enquiry'),
  }
}

/** `service-technician-brookvale`: the title of a role and where it is. */
export function roleSlug(
  { title, location }: Pick<Role, 'title' | 'location'>,
  { bundle }: DealerContext,
): string {
  const place = listLocations(bundle.locations, 'all').find(({ id }) => id === location)
  return formatSlug(
    withoutStega([title, place && shortPlaceName(place.name, bundle.tenant)].filter(Boolean).join(' ')),
  )
}
