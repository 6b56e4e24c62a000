import type { RequestContext, StaffMember } from '#app/context.ts'

/** The person of the dealer's staff who asks. @throws 404 for shoppers and for users of a shared link */
export function requireStaff({ staff }: Pick<RequestContext, 'staff'>): StaffMember {
  if (!staff) throw new Response('No such page', { status: 404 })
  return staff
}

/** As `requireStaff`, for pages of the site, which staff open in a preview. @throws 404 */
export function requireStaffPreview(context: Pick<RequestContext, 'staff' | 'preview'>): StaffMember {
  if (!context.preview) throw new Response('No such page', { status: 404 })
  return requireStaff(context)
}
