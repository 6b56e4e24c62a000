// The narrow port to the people of the content project: whose a preview secret is, and which roles they have.

import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { fetchSecretQuery, schemaType } from '@sanity/preview-url-secret/constants'
import { z } from 'zod'

/** A secret that the Studio made for one person. */
export type PreviewSecret = { id: string; user: string; redirectTo: string }

export interface Staff {
  /** The person's secret that an address of Presentation carries, and the path it leads to; null when it is not valid. */
  findSecret(url: string): Promise<PreviewSecret | null>
  /** Whether the person's secret still stands in the content. */
  hasSecret(id: string, user: string): Promise<boolean>
  /** Names of the roles a person has; none for somebody unknown. */
  rolesOf(user: string): Promise<string[]>
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
    // A secret shared by everybody names nobody, so it opens nothing here.
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

  async rolesOf(user: string): Promise<string[]> {
    const { projectId } = this.#members.config()
    const uri = `/projects/${projectId}/acl/${encodeURIComponent(user)}`
    try {
      return acl.parse(await this.#members.request({ uri })).roles.map(({ name }) => name)
    } catch (error) {
      // Somebody who has left the project.
      if ((error as { statusCode?: number }).statusCode === 404) return []
      throw error
    }
  }
}
