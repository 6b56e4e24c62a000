// Members and invitations by the content service's Access API:
// https://www.sanity.io/docs/http-reference/access-api
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Invitation, Member, People } from './people.ts'

const API_VERSION = '2025-07-11'
const PAGE = 500
/** A hosted project has far fewer people; more pages than this is a fault. */
const MOST_PAGES = 20

const user = z.object({
  sanityUserId: z.string(),
  profile: z.object({ displayName: z.string().nullish(), email: z.string().nullish() }).nullish(),
  memberships: z.array(
    z.object({
      resourceId: z.string().optional(),
      resourceUserId: z.string().nullish(),
      roleNames: z.array(z.string()),
    }),
  ),
})
const invite = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string().nullish(),
  roleNames: z.array(z.string()).nullish(),
  createdAt: z.string(),
  expiresAt: z.string().nullish(),
  name: z.string().nullish(),
  invitedBy: z.string().nullish(),
})
const page = z.object({ data: z.array(z.unknown()), nextCursor: z.string().nullish() })
const roles = z.array(z.object({ name: z.string() }))
const link = z.object({ path: z.string() })

export type AccessPeopleOptions = {
  /** With a token that may manage the project's members. */
  client: SanityClient
  /** The embedded content service, which takes names and leaves the mails to the site. */
  isEmbedded: boolean
  /** Where the Studio is, as a browser sees it. */
  studioOrigin: string
}

export class AccessPeople implements People {
  readonly mailsItself: boolean
  readonly #client: SanityClient
  readonly #studioOrigin: string
  readonly #projectId: string

  constructor({ client, isEmbedded, studioOrigin }: AccessPeopleOptions) {
    this.#client = client.withConfig({ apiVersion: API_VERSION, useProjectHostname: false })
    this.#studioOrigin = studioOrigin
    this.#projectId = client.config().projectId ?? ''
    this.mailsItself = !isEmbedded
  }

  async listMembers(): Promise<Member[]> {
    const users = (await this.#list('users')).map((each) => user.parse(each))
    return users.map(({ sanityUserId, profile, memberships }) => {
      const own = memberships.filter(({ resourceId = this.#projectId }) => resourceId === this.#projectId)
      return {
        id: own.find(({ resourceUserId }) => resourceUserId)?.resourceUserId ?? sanityUserId,
        name: profile?.displayName ?? '',
        email: profile?.email ?? '',
        roles: own.flatMap(({ roleNames }) => roleNames),
      }
    })
  }

  async listInvitations(): Promise<Invitation[]> {
    const found = await this.#list('invites', { status: 'pending' })
    return found.map((each) => toInvitation(invite.parse(each)))
  }

  async listRoles(): Promise<string[]> {
    const answer = await this.#client.request({ url: `/projects/${this.#projectId}/roles` })
    return roles.parse(answer).map(({ name }) => name)
  }

  async invite({ name, email, role, invitedBy }: Parameters<People['invite']>[0]): Promise<Invitation> {
    const waiting = (await this.listInvitations()).find((one) => one.email === email && one.role === role)
    if (waiting && this.mailsItself) return waiting
    const body = this.mailsItself ? { email, role } : { email, role, name, invitedBy }
    const answer = await this.#client.request({ method: 'POST', url: this.#uri('invites'), body })
    return toInvitation(invite.parse(answer))
  }

  async withdraw(invitationId: string): Promise<void> {
    await this.#client.request({ method: 'DELETE', url: this.#uri('invites', invitationId) })
  }

  async removeRole(memberId: string, role: string): Promise<void> {
    const users = (await this.#list('users')).map((each) => user.parse(each))
    // The service names a person by the account, content by the membership.
    const found = users.find(
      ({ sanityUserId, memberships }) =>
        sanityUserId === memberId || memberships.some(({ resourceUserId }) => resourceUserId === memberId),
    )
    const account = found?.sanityUserId ?? memberId
    await this.#client.request({ method: 'DELETE', url: this.#uri('users', account, 'roles', role) })
  }

  async readLink(invitationId: string): Promise<string | null> {
    try {
      const answer = await this.#client.request({ url: this.#uri('invites', invitationId, 'link') })
      return new URL(link.parse(answer).path, this.#studioOrigin).href
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 404) return null
      throw error
    }
  }

  async #list(what: 'users' | 'invites', query: Record<string, string> = {}): Promise<unknown[]> {
    const found: unknown[] = []
    let cursor: Record<string, string> = {}
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const asked = { url: this.#uri(what), query: { ...query, ...cursor, limit: String(PAGE) } }
      const { data, nextCursor } = page.parse(await this.#client.request(asked))
      found.push(...data)
      if (!nextCursor) return found
      cursor = { nextCursor }
    }
    throw new Error(`The content service lists more ${what} than ${PAGE * MOST_PAGES}.`)
  }

  #uri(...path: string[]): string {
    return ['/access/project', this.#projectId, ...path.map(encodeURIComponent)].join('/')
  }
}

/** Where the members of a hosted project are managed by hand. */
export const manageAddress = (projectId: string) =>
  `https://www.sanity.io/manage/project/${projectId}/members`

function toInvitation({ role, roleNames, name, invitedBy, expiresAt, ...found }: z.output<typeof invite>) {
  return {
    ...found,
    role: role ?? roleNames?.[0] ?? '',
    name: name ?? '',
    invitedBy: invitedBy ?? '',
    expiresAt: expiresAt ?? null,
  }
}
