import type { Setting, SettingsDocument } from './list-settings.ts'
import { isSame, readValue } from './setting-value.ts'

/** A stored document, as far as it is known. */
export type Stored = { readonly _id: string; readonly _type: string; readonly _rev: string } & Record<
  string,
  unknown
>

/** One of a site's two documents: what shoppers have, and the draft that is to replace it. */
export interface Forms {
  readonly published: Stored | undefined
  readonly draft: Stored | undefined
}

/** A site's settings. */
export type SiteSettings = Readonly<Record<SettingsDocument, Forms>>

/** A setting of one of the two sites. */
export interface Side {
  /** As shoppers have it. */
  readonly published: unknown
  /** As it will be once the draft is published. */
  readonly next: unknown
  readonly isChanged: boolean
}

/** A setting of both sites. */
export interface Row {
  readonly setting: Setting
  readonly sides: readonly [Side, Side]
  readonly isDifferent: boolean
}

/** The documents of one site among those read; `id` is that of its `tenant` document. */
export function settingsOfSite(documents: readonly Stored[], id: string): SiteSettings {
  const createOwnershipTest = (document: Stored, type: SettingsDocument) =>
    document._type === type &&
    (type === 'tenant'
      ? document._id.replace(/^drafts\./, '') === id
      : (document.tenant as { _ref?: string } | undefined)?._ref === id)
  const listForms = (type: SettingsDocument): Forms => {
    const found = documents.filter((document) => createOwnershipTest(document, type))
    return {
      published: found.find(({ _id }) => !_id.startsWith('drafts.')),
      draft: found.find(({ _id }) => _id.startsWith('drafts.')),
    }
  }
  return { siteSettings: listForms('siteSettings'), tenant: listForms('tenant') }
}

/** Every setting of two sites beside each other. */
export function compareSites(settings: readonly Setting[], one: SiteSettings, other: SiteSettings): Row[] {
  return settings.map((setting) => {
    const sides = [getSide(setting, one), getSide(setting, other)] as const
    return { setting, sides, isDifferent: !isSame(sides[0].next, sides[1].next) }
  })
}

function getSide(setting: Setting, site: SiteSettings): Side {
  const { published, draft } = site[setting.document]
  const [before, next] = [readValue(published, setting), readValue(draft ?? published, setting)]
  return { published: before, next, isChanged: !isSame(before, next) }
}

/** The rows to show: those that differ or will change, or all; of which the words find. */
export function filterRows(rows: readonly Row[], { all, words }: { all: boolean; words: string }): Row[] {
  const wanted = words.trim().toLowerCase()
  return rows.filter(
    ({ setting, sides, isDifferent }) =>
      (all || isDifferent || sides.some(({ isChanged }) => isChanged)) &&
      `${setting.title} ${setting.description} ${setting.group}`.toLowerCase().includes(wanted),
  )
}
