import {
  accessCars,
  isAdministrator,
  mayManagePeople,
  mayReadDrafts,
  mayReadLeads,
} from '@forecourt/schemas/contract'
import type { StaffMember } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { readPreviewLink } from '#app/features/preview/preview-links.server.ts'
import type { Staff } from '#app/integrations/staff.server.ts'
import type { Database } from '../../db/database.ts'
import { findOpenPreviewLink } from '../../db/preview/preview-links-repository.ts'
import { type PreviewSession, previewEnd } from './preview-session.ts'

export interface PreviewAccessOptions {
  readonly staff: Staff
  /** Of dealers whose content is in a dataset of their own, by slug. */
  readonly placedStaff?: ReadonlyMap<string, Staff>
  readonly db: Database
  /** Signs shared links. */
  readonly secret: string
  readonly clock: () => number
}

/** The redirect of an opened preview. */
export type OpenedPreview = { session: PreviewSession; redirectTo: string }

/**
 * Access to a dealer's drafts: for people whose roles may read them, and by a shared link as long as its author may
 * read them.
 */
export class PreviewAccess {
  readonly #options: PreviewAccessOptions

  constructor(options: PreviewAccessOptions) {
    this.#options = options
  }

  /** Opens a preview by the Studio's secret. @throws AppError preview_refused, content_service_away */
  async openBySecret(url: string, tenant: string): Promise<OpenedPreview> {
    const secret = await reached(this.#openStaff(tenant).findSecret(url))
    if (secret === null) throw new AppError('preview_refused', { cause: 'no valid secret' })
    await this.#requireReader(secret.user, tenant)
    const { id, user, redirectTo } = secret
    return {
      session: { kind: 'person', tenant, user, secret: id, until: previewEnd(this.#options.clock()) },
      redirectTo,
    }
  }

  /** Opens a preview by a shared link. @throws AppError preview_refused, content_service_away */
  async openByLink(token: string, tenant: string): Promise<OpenedPreview> {
    const { secret, clock } = this.#options
    const id = readPreviewLink(secret, tenant, token)
    if (id === null) throw new AppError('preview_refused', { cause: 'no link of this site' })
    const link = await this.#requireLink(id, tenant)
    const until = previewEnd(clock(), Date.parse(link.expires_at))
    return { session: { kind: 'link', tenant, link: id, until }, redirectTo: link.path }
  }

  /**
   * The person whom a secret of the Studio names, if that person may see the dealer's drafts.
   * @throws AppError staff_refused, content_service_away
   */
  async requirePerson(secret: string, url: URL, tenant: string): Promise<StaffMember> {
    const staff = this.#openStaff(tenant)
    const address = new URL(`?${new URLSearchParams({ 'sanity-preview-secret': secret })}`, url)
    const found = secret === '' ? null : await reached(staff.findSecret(address.href))
    if (found === null) throw new AppError('staff_refused', { cause: 'no valid secret' })
    const roles = await reached(staff.fetchRoles(found.user))
    if (!mayReadDrafts(roles, tenant))
      throw new AppError('staff_refused', { cause: 'a site that is not the person’s' })
    return {
      user: found.user,
      readsLeads: mayReadLeads(roles, tenant),
      cars: accessCars(roles, tenant),
      // Who is in a project of the dealer's own is decided there.
      managesPeople: mayManagePeople(roles, tenant) && !this.#options.placedStaff?.has(tenant),
      isAdministrator: isAdministrator(roles),
    }
  }

  /**
   * The member of staff whose preview may still be shown; null for a shared link.
   * @throws AppError preview_refused, content_service_away
   */
  async require(session: PreviewSession, tenant: string): Promise<StaffMember | null> {
    if (session.tenant !== tenant) throw new AppError('preview_refused', { cause: 'another site' })
    if (session.kind === 'link') {
      await this.#requireLink(session.link, tenant)
      return null
    }
    const staff = this.#openStaff(tenant)
    const [isValid, roles] = await Promise.all([
      reached(staff.hasSecret(session.secret, session.user)),
      this.#requireReader(session.user, tenant),
    ])
    if (!isValid) throw new AppError('preview_refused', { cause: 'the secret was deleted' })
    // A preview shows no leads, and changes nothing.
    return {
      user: session.user,
      readsLeads: false,
      cars: 'none',
      managesPeople: false,
      isAdministrator: isAdministrator(roles),
    }
  }

  #openStaff(tenant: string): Staff {
    return this.#options.placedStaff?.get(tenant) ?? this.#options.staff
  }

  async #requireLink(id: string, tenant: string) {
    const { db, clock } = this.#options
    const link = await findOpenPreviewLink(db, tenant, id, new Date(clock()).toISOString())
    if (link === null) throw new AppError('preview_refused', { cause: 'the link has ended' })
    await this.#requireReader(link.created_by, tenant)
    return link
  }

  /** @returns the person's roles */
  async #requireReader(user: string, tenant: string): Promise<string[]> {
    const roles = await reached(this.#openStaff(tenant).fetchRoles(user))
    if (!mayReadDrafts(roles, tenant))
      throw new AppError('preview_refused', { cause: 'drafts of a site that is not the person’s' })
    return roles
  }
}

async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw new AppError('content_service_away', { cause })
  }
}
