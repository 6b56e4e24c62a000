import type { SettingNamesQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'
import { useMemo } from 'react'
import { useClient, useDocumentStore, useSchema } from 'sanity'
import { useAnswer } from '../../../content-api/use-answer.ts'
import { type Loaded, useLive } from '../../../content-api/use-live.ts'
import { compareSites, type Row, type SiteSettings, type Stored, settingsOfSite } from './compare-sites.ts'
import { type FieldType, listSettings } from './list-settings.ts'
import { listRefs } from './setting-value.ts'

const API = { apiVersion: '2025-02-19' } as const

/** Whole documents: which fields they have is the schema's to say. */
const settingsDocuments =
  '*[(_type == "tenant" && _id in $ids) || (_type == "siteSettings" && tenant._ref in $tenants && !(_id in path("versions.**")))]'

const settingNamesQuery = defineQuery('*[_id in $ids]{"id": _id, "name": coalesce(name, title, "")}')

/** Two sites beside each other, live, with drafts. */
export interface Compared {
  readonly rows: readonly Row[]
  readonly sites: readonly [SiteSettings, SiteSettings]
  /** What documents that values refer to are called, by id. */
  readonly names: Readonly<Record<string, string>>
}

/** Reads the settings of two sites, by the ids of their `tenant` documents. */
export function useCompared(one: string, other: string): Loaded<Compared> {
  const store = useDocumentStore()
  const schema = useSchema()
  const settings = useMemo(() => {
    const type = (name: string) => schema.get(name) as unknown as FieldType
    return listSettings({ siteSettings: type('siteSettings'), tenant: type('tenant') })
  }, [schema])
  const tenants = [one, other]
  const { value: documents, error } = useLive(
    () =>
      store.listenQuery(
        { fetch: settingsDocuments, listen: '*[_type in ["tenant", "siteSettings"]]' },
        { tenants, ids: tenants.flatMap((id) => [id, `drafts.${id}`]) },
        { perspective: 'raw', ...API, tag: 'compare' },
      ),
    (answer: Stored[]) => answer,
    `${one} ${other}`,
  )
  const names = useNames(documents)
  const value = useMemo((): Compared | undefined => {
    if (!documents) return undefined
    const sites = [settingsOfSite(documents, one), settingsOfSite(documents, other)] as const
    return { sites, rows: compareSites(settings, ...sites), names }
  }, [documents, settings, names, one, other])
  return { ...(value ? { value } : {}), ...(error ? { error } : {}) }
}

function useNames(documents: readonly Stored[] | undefined): Readonly<Record<string, string>> {
  const client = useClient(API)
  const ids = [...new Set(listRefs(documents ?? []))].sort()
  const { value } = useAnswer(ids.length > 0 ? ids.join(' ') : null, (signal) =>
    client.fetch<SettingNamesQueryResult>(settingNamesQuery, { ids }, { perspective: 'published', signal }),
  )
  return useMemo(() => Object.fromEntries((value ?? []).map(({ id, name }) => [id, name ?? ''])), [value])
}
