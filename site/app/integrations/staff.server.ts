// The port to the members of the content project: the user of a preview secret, and their roles.

import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { fetchSecretQuery, schemaType } from '@sanity/preview-url-secret/constants'
import { z } from 'zod'

/** A preview secret that the Studio created for one user. */
export type PreviewSecret = { id: string; user: string; redirectTo: string }

export interface Staff {
  /** The user's secret in an address of Presentation, and its path; null when it is not valid. */
  findSecret(url: string): Promise<PreviewSecret | null>
  /** Whether the user's secret still exists in the content. */
  hasSecret(id: string, user: string): Promise<boolean>
  /** Names of a user's roles; none for an unknown user. */
  fetchRoles(user: string): Promise<string[]>
}

const acl = z.object({ roles: z.array(z.object({ name: z.string() })) })

export class SanityStaff implements Staff {
  readonly #client: SanityClient
  readonly #members: SanityClient

  /** `membersToken` may read the project's members; the content's own token is used without it. */
  constructor(client: SanityClient, membersToken?: string | undefined) {
    this.#client = client
    this.#members = membersToken ? client.withConfig({ token: membersToken }) : client
  }

  async findSecret(url: string): Promise<PreviewSecret | null> {
    const { isValid, redirectTo } = await validatePreviewUrl(this.#client, url)
    if (!isValid) return null
    // A shared secret names no user and is not accepted.
    const secret = new URL(url).searchParams.get('sanity-preview-secret')
    const raw = this.#client.withConfig({ perspective: 'raw' })
    const found = await raw.fetch<{ _id: string } | null>(fetchSecretQuery, { secret })
    const document = found && (await this.#client.getDocument<{ userId?: unknown }>(found._id))
    if (!found || typeof document?.userId !== 'string' || document.userId === '') return null
    return { id: found._id, user: document.userId, redirectTo: redirectTo ?? '/' }
  }

  async hasSecret(id: string, user: string): Promise<boolean> {
    const document = await this.#client.getDocument<{ userId?: unknown }>(id)
    return document?._type === schemaType && document.userId === user
  }

  async fetchRoles(user: string): Promise<string[]> {
    const { projectId } = this.#members.config()
    const uri = `/projects/${projectId}/acl/${encodeURIComponent(user)}`
    try {
      return acl.parse(await this.#members.request({ uri })).roles.map(({ name }) => name)
    } catch (error) {
      // No longer a member of the project.
      if ((error as { statusCode?: number }).statusCode === 404) return []
      throw error
    }
  }
}
