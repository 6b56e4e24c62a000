import { STAFF_API, staffToday } from '@forecourt/schemas/contract'
import type { SetUpContentQueryResult } from '@forecourt/schemas/types'
import { useMemo } from 'react'
import { useClient, useDocumentStore } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useAnswer } from '../../content-api/use-answer.ts'
import { type Loaded, useLive } from '../../content-api/use-live.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { SET_UP_LISTEN, setUpContentQuery } from './set-up-content.query.ts'
import type { SetUpFacts } from './steps.ts'

const API = { apiVersion: '2025-02-19' } as const
const AGAIN_MS = 15_000

/** A member of the content project. */
interface Member {
  readonly id: string
  readonly roles: readonly string[]
}

/** What is published of a site, live. */
export function useSetUpContent({ id }: Pick<StudioSite, 'id'>): Loaded<SetUpContentQueryResult> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: setUpContentQuery, listen: SET_UP_LISTEN },
        { id },
        { perspective: 'published', ...API, tag: 'set-up' },
      ),
    (answer: SetUpContentQueryResult) => answer,
    id,
  )
}

/** The people of the project that this person may see, with their roles. */
function useMembers(): Loaded<readonly Member[]> {
  const client = useClient(API)
  const { projectId } = client.config()
  return useAnswer(`members of ${projectId}`, async (signal) => {
    const project = await client.request<{ members?: { id: string; roles?: { name: string }[] }[] }>({
      url: `/projects/${projectId}`,
      signal,
      tag: 'set-up.people',
    })
    return (project.members ?? []).map(({ id, roles = [] }) => ({ id, roles: roles.map(({ name }) => name) }))
  })
}

/** What the steps of a site are judged by; without a value until its documents are read. */
export function useSetUpFacts(site: StudioSite): {
  facts: SetUpFacts | undefined
  error: string | undefined
} {
  const { siteOrigin } = useStudioSettings()
  const { value: content, error } = useSetUpContent(site)
  const today = useSiteAnswer(site, STAFF_API.today, (answer) => staffToday.parse(answer), AGAIN_MS)
  const members = useMembers()
  const facts = useMemo(
    () =>
      content && {
        slug: site.slug,
        ownAddress: getSiteOrigin(siteOrigin, site.slug).replace(/^https?:\/\//, ''),
        content,
        stock: today.value?.stock ?? (today.error ? null : undefined),
        people: members.value?.map(({ roles }) => roles),
      },
    [content, site.slug, siteOrigin, today.value, today.error, members.value],
  )
  return { facts, error: error ?? members.error }
}
