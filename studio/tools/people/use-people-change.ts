import {
  type DealerRoleKind,
  defineRole,
  STAFF_API,
  type StaffPeople,
  staffPeople,
} from '@forecourt/schemas/contract'
import { useCallback, useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'

const API_VERSION = '2025-02-19'

/** Changes of a site's people, one at a time. */
export interface PeopleChanging {
  readonly isBusy: boolean
  /** Why the last one was not made; '' after one that was. */
  readonly error: string
  /** @returns whether it was made */
  readonly change: (fields: Readonly<Record<string, string>>) => Promise<boolean>
  /** Makes a role of several sites, or of a new one, where the content service keeps roles itself. */
  readonly makeRole: (kind: DealerRoleKind, sites: readonly StudioSite[]) => Promise<void>
}

/** @param put stores the people after a change */
export function usePeopleChange(site: StudioSite, put: (people: StaffPeople) => void): PeopleChanging {
  const { api, formatAddress } = useSiteApi()
  const client = useClient({ apiVersion: API_VERSION })
  const isAdministrator = useCurrentUser()?.roles.some(({ name }) => name === 'administrator') === true
  const [state, setState] = useState({ isBusy: false, error: '' })
  // A second press comes before the page has been drawn without its button.
  const busy = useRef(false)
  const change = useCallback(
    async (fields: Readonly<Record<string, string>>) => {
      if (busy.current) return false
      busy.current = true
      setState({ isBusy: true, error: '' })
      let error = ''
      try {
        put(
          await api.post(formatAddress(site.slug, STAFF_API.people), fields, (each) =>
            staffPeople.parse(each),
          ),
        )
      } catch (caught) {
        error = caught instanceof Error ? caught.message : String(caught)
      }
      busy.current = false
      setState({ isBusy: false, error })
      return error === ''
    },
    [api, formatAddress, site.slug, put],
  )
  const makeRole = useCallback(
    async (kind: DealerRoleKind, sites: readonly StudioSite[]) => {
      const { projectId } = client.config()
      if (!isAdministrator) return
      const { name, ...body } = defineRole(kind, sites, { subqueries: true })
      await client.request({ method: 'PUT', url: `/projects/${projectId}/roles/${name}`, body })
    },
    [client, isAdministrator],
  )
  return { ...state, change, makeRole }
}
