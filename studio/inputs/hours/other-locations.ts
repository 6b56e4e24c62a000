import type { LocationsQueryResult } from '@forecourt/schemas/types'
import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { useDocumentStore } from 'sanity'
import { type Loaded, useLive } from '../../content-api/use-live.ts'
import type { LocationValue } from './hours-form.ts'
import { makeKey, type SpecialDayDraft, toSpecialDayItem } from './hours-patches.ts'

const API = '2025-02-19'

const locationsQuery =
  defineQuery(`*[_type == "location" && tenant._ref == $tenant] | order(orderRank asc, name asc){
  _id,
  "name": coalesce(name, "")
}`)

/** Another place of the same dealer. */
export interface OtherLocation {
  /** `_id` of the published document. */
  readonly id: string
  readonly name: string
  /** Something is written there that is not on the site yet. */
  readonly hasDraft: boolean
}

/** The other locations of a dealer, in the order of the site. */
export function useOtherLocations(tenant: string, id: string): Loaded<OtherLocation[]> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: locationsQuery, listen: '*[_type == "location" && tenant._ref == $tenant]' },
        { tenant },
        { perspective: 'raw', apiVersion: API, tag: 'other-locations' },
      ),
    (answer: LocationsQueryResult) => mergeDrafts(answer).filter((place) => place.id !== id),
    `${tenant} ${id}`,
  )
}

/** Published documents and drafts as one location each; the draft's name goes before what is published. */
export function mergeDrafts(documents: readonly { _id: string; name: string }[]): OtherLocation[] {
  const places = new Map<string, OtherLocation>()
  for (const { _id, name } of documents) {
    if (_id.startsWith('versions.')) continue
    const id = _id.replace(/^drafts\./, '')
    const isDraft = id !== _id
    const known = places.get(id)
    places.set(id, {
      id,
      hasDraft: isDraft || known?.hasDraft === true,
      name: known && !isDraft ? known.name : name,
    })
  }
  return [...places.values()]
}

type StoredLocation = LocationValue & { readonly _id: string }

/**
 * Adds special days to the drafts of other locations in one transaction. A date that a location has already stays as it
 * is there.
 * @returns how many days each location got, by its id
 */
export function addDaysToLocations(
  client: SanityClient,
  ids: readonly string[],
  days: readonly SpecialDayDraft[],
): Promise<Map<string, number>> {
  return changeDrafts(client, ids, ({ specialHours = [] }) => {
    const taken = new Set(specialHours.map(({ date }) => date))
    const fresh = days.filter(({ date }) => !taken.has(date)).map((day) => toSpecialDayItem(day))
    return { append: fresh }
  })
}

/** Gives the drafts of other locations this location’s week, of all its departments, in one transaction. */
export function copyWeekToLocations(
  client: SanityClient,
  ids: readonly string[],
  { openingHours = [], departments = [] }: LocationValue,
): Promise<Map<string, number>> {
  const days = openingHours.map((day) => ({ ...day, _key: makeKey() }))
  return changeDrafts(client, ids, () => ({ set: { openingHours: days, departments: [...departments] } }))
}

type DraftChange = { append: readonly object[] } | { set: Record<string, unknown> }

async function changeDrafts(
  client: SanityClient,
  ids: readonly string[],
  changeOf: (location: StoredLocation) => DraftChange,
): Promise<Map<string, number>> {
  const own = client.withConfig({ apiVersion: API })
  const drafts = ids.map((id) => `drafts.${id}`)
  const stored = await own.fetch<StoredLocation[]>(
    '*[_id in $ids]',
    { ids: [...ids, ...drafts] },
    { perspective: 'raw' },
  )
  const transaction = own.transaction()
  const counts = new Map<string, number>()
  for (const id of ids) {
    const draftId = `drafts.${id}`
    const published = stored.find(({ _id }) => _id === id)
    const location = stored.find(({ _id }) => _id === draftId) ?? published
    if (!location) throw new Error('One of the locations is gone. Open this page again.')
    const change = changeOf(location)
    const count = 'append' in change ? change.append.length : 1
    counts.set(id, count)
    if (count === 0) continue
    if (published) transaction.createIfNotExists({ ...asDraft(published), _id: draftId, _type: 'location' })
    transaction.patch(draftId, (patch) =>
      'append' in change
        ? patch.setIfMissing({ specialHours: [] }).append('specialHours', [...change.append])
        : patch.set(change.set),
    )
  }
  if ([...counts.values()].some((count) => count > 0)) {
    await transaction.commit({ visibility: 'async', tag: 'hours' })
  }
  return counts
}

/** What the lake writes itself is not copied into the draft. */
function asDraft(published: StoredLocation): Record<string, unknown> {
  const { _rev, _createdAt, _updatedAt, ...fields } = published as StoredLocation & Record<string, unknown>
  return fields
}
