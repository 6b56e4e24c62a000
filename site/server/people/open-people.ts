import type { SanityClient } from '@sanity/client'
import { AccessPeople } from '#app/integrations/people/access-people.server.ts'
import type { People } from '#app/integrations/people/people.ts'
import { type SiteEnv, studioOrigin } from '../env.ts'

type PeopleVariables = Pick<SiteEnv, 'STUDIO_ORIGIN' | 'STUDIO_PORT' | 'SANITY_API_HOST'> & {
  SANITY_MANAGEMENT_TOKEN?: string | undefined
}

/** The members of the content project; null where the site may not change them. */
export function openPeople(client: SanityClient, env: PeopleVariables): People | null {
  const { SANITY_MANAGEMENT_TOKEN: token, SANITY_API_HOST } = env
  if (token === undefined) return null
  return new AccessPeople({
    client: client.withConfig({ token }),
    isEmbedded: SANITY_API_HOST !== undefined,
    studioOrigin: studioOrigin(env),
  })
}
