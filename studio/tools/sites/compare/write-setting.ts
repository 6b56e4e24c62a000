import type { SanityClient } from '@sanity/client'
import type { Forms, Stored } from './compare-sites.ts'
import type { Setting } from './list-settings.ts'
import { isSame } from './setting-value.ts'

/** A setting with the value it is to have; undefined takes it away. */
export interface SettingValue {
  readonly setting: Setting
  readonly value: unknown
}

/**
 * Writes values into the draft of a site's settings; without a draft, one is made from the published document. A draft
 * that equals the published document is deleted.
 * @throws Error in words for the person, when somebody was faster or the site has no such document
 */
export async function writeSettings(
  client: SanityClient,
  { published, draft }: Forms,
  values: readonly SettingValue[],
): Promise<void> {
  const base = draft ?? published
  if (!base) throw new Error('This site has no settings yet: open them once in Content and publish them.')
  const id = base._id.replace(/^drafts\./, '')
  const next = values.reduce<Stored>((document, each) => withValue(document, each), base)
  const transaction = client.transaction()
  if (published && saysTheSame(next, published)) {
    if (!draft) return
    // A deletion takes no revision, so a patch before it fails when somebody was faster.
    transaction.patch(draft._id, { unset: ['_undone'], ifRevisionID: draft._rev }).delete(draft._id)
  } else if (draft) {
    transaction.patch(draft._id, { ...buildPatch(draft, values), ifRevisionID: draft._rev })
  } else {
    const { _rev, _updatedAt, ...fields } = next
    transaction.create({ ...fields, _id: `drafts.${id}`, _type: base._type })
  }
  try {
    await transaction.commit({ visibility: 'sync', tag: 'compare' })
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode
    if (status === 409)
      throw new Error('Someone else just changed this. Nothing was saved. Try again.', { cause: error })
    if (status === 403) throw new Error('You can view this site but not change it.', { cause: error })
    throw error
  }
}

function buildPatch(draft: Stored, values: readonly SettingValue[]) {
  const changed = values.reduce<Stored>((document, each) => withValue(document, each), draft)
  const names = [...new Set(values.flatMap(({ setting }) => setting.path[0] ?? []))]
  const set = Object.fromEntries(
    names.filter((name) => changed[name] !== undefined).map((name) => [name, changed[name]]),
  )
  return { set, unset: names.filter((name) => changed[name] === undefined) }
}

/** The document with one setting as it is to be. */
export function withValue(document: Stored, { setting, value }: SettingValue): Stored {
  return put(document, setting.path, value, setting.document === 'tenant' ? 'flags' : 'siteFlags') as Stored
}

type Fields = Readonly<Record<string, unknown>>

function put(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown, flags: string): Fields {
  const { [name]: before, ...others } = fields
  if (rest.length === 0) return value === undefined ? others : { ...fields, [name]: value }
  const inner = (before ?? (name === 'flags' ? { _type: flags } : {})) as Fields
  return { ...fields, [name]: put(inner, rest, value, flags) }
}

/** Do two forms of a document say the same? */
export function saysTheSame(one: Fields, other: Fields): boolean {
  const content = ({ _id, _rev, _updatedAt, _createdAt, _system, ...fields }: Fields) => fields
  return isSame(content(one), content(other))
}
