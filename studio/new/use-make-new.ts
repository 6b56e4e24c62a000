import type { DocumentType } from '@forecourt/schemas/contract'
import { useClient, useTemplates } from 'sanity'
import type { Times } from '../tools/calendar/window-edit.ts'
import { NEW_KINDS, type NewKind } from './new-kinds.ts'
import { addPerson, closeOn, createDraft, newKey, type Undo, writePopup } from './write-new.ts'

/** A location as something new is made for it. */
export interface NewLocation {
  readonly id: string
  readonly site: string
  readonly name: string
}

/** What a person wants new, complete. */
export interface NewThing {
  readonly what: NewKind
  readonly name: string
  /** Ids of `tenant` documents. */
  readonly siteIds: readonly string[]
  readonly locations: readonly NewLocation[]
  /** Of what has a window. */
  readonly times: Times
  /** `YYYY-MM-DD`, of what has a day. */
  readonly day: string
  /** Of a tile; null for the next of a site's usual places. */
  readonly place: number | null
}

/** Where the draft goes on: its form, at a field. */
export interface Place {
  readonly type: DocumentType
  readonly id: string
  readonly path?: string
}

/** What was made: what takes it back, and its form; null where it is in several documents. */
export interface MadeThing {
  readonly undo: Undo
  readonly place: Place | null
}

/** Makes the draft of something new. */
export function useMakeNew(): (thing: NewThing) => Promise<MadeThing> {
  const client = useClient({ apiVersion: '2025-02-19' })
  const templates = useTemplates()
  return async (thing) => {
    const { what, name, locations, times, siteIds } = thing
    const { type } = NEW_KINDS[what]
    if (type !== 'location') {
      const { id, undo } = await createDraft(client, templates, { type, siteIds, values: listValues(thing) })
      return { undo, place: { type, id } }
    }
    const [first] = locations
    if (!first) throw new Error(`“${name}” belongs to a location.`)
    if (what === 'person') {
      const key = newKey()
      const undo = await addPerson(client, first, { name, key })
      return { undo, place: { type, id: first.id, path: `people[_key=="${key}"].role` } }
    }
    const undo =
      what === 'popup'
        ? await writePopup(client, locations, { title: name, ...times })
        : await closeOn(client, locations, { date: thing.day, name })
    const path = what === 'popup' ? 'popup.title' : 'specialHours'
    return { undo, place: locations.length === 1 ? { type, id: first.id, path } : null }
  }
}

/** The fields that are known before the form is opened. */
function listValues({ what, name, times, place }: NewThing): Record<string, unknown> {
  const window = Object.fromEntries(Object.entries(times).filter(([, moment]) => moment !== null))
  switch (what) {
    case 'tile':
      return { name, background: 'accent', ...window, ...(place === null ? {} : { position: place }) }
    case 'offer':
      return { name, slug: makeSlug(name), ...window }
    case 'banner':
      return { title: name, ...window }
    case 'page':
      return { title: name, slug: makeSlug(name) }
    case 'redirect':
      return { from: name }
    default:
      return { name }
  }
}

/** The end of an address from a name, as the form's own button makes it. */
function makeSlug(name: string) {
  const current = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return { _type: 'slug', current: current.slice(0, 80) }
}
