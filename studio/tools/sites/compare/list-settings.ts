/** As much of a compiled schema type as comparing needs. */
export interface FieldType {
  readonly name: string
  readonly jsonType?: string
  readonly title?: string
  readonly description?: unknown
  readonly initialValue?: unknown
  readonly options?: { readonly list?: readonly unknown[] }
  readonly fields?: readonly SchemaField[]
  readonly of?: readonly FieldType[]
  readonly groups?: readonly { readonly name: string; readonly title?: string }[]
  readonly fieldsets?: readonly { readonly name?: string; readonly title?: string }[]
}

interface SchemaField {
  readonly name: string
  readonly type: FieldType
  readonly group?: string | readonly string[]
  readonly fieldset?: string
}

/** The two documents a site's settings are in. */
export type SettingsDocument = 'siteSettings' | 'tenant'

/** One setting, as the form calls it. */
export interface Setting {
  /** `siteSettings.texts.noPrice`. */
  readonly key: string
  readonly document: SettingsDocument
  readonly path: readonly string[]
  readonly title: string
  readonly description: string
  /** Its heading. */
  readonly group: string
  readonly type: FieldType
  /** It is the site's alone and never copied. */
  readonly isOwn: boolean
}

/** The heading of settings that are never copied. */
export const OWN_GROUP = 'Each site’s own'

/** What names the dealer, or sends its shoppers and leads somewhere: never right for another site. */
const OWN: ReadonlySet<string> = new Set([
  ...['tenant.name', 'tenant.slug', 'tenant.hosts', 'tenant.timeZone', 'tenant.dealerships'],
  ...['tenant.leads', 'tenant.xtimeUrl', 'tenant.lenders', 'tenant.offerExceptions'],
  ...['siteSettings.name', 'siteSettings.legalName', 'siteSettings.abn', 'siteSettings.licence'],
  ...['siteSettings.wordmark', 'siteSettings.logo', 'siteSettings.email', 'siteSettings.address'],
  ...['siteSettings.creditLicence', 'siteSettings.privacyContact'],
  ...['siteSettings.overrideCity', 'siteSettings.phones', 'siteSettings.leads', 'siteSettings.social'],
])

/** Set by other means than the form. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'tenant.retiredAt',
  'siteSettings.tenant',
  'siteSettings.launch',
])

/** Objects that are one value. */
const WHOLE: ReadonlySet<string> = new Set(['reference', 'image', 'file', 'slug', 'geopoint'])

/** Every setting of a site in the order of the forms: the dealer's own, the set-up, then what is never copied. */
export function listSettings(types: Readonly<Record<SettingsDocument, FieldType>>): Setting[] {
  const all = (['siteSettings', 'tenant'] as const).flatMap((document) => {
    const type = types[document]
    return (type.fields ?? []).flatMap((field) =>
      listTypeSettings(document, [], field, getGroup(type, field)),
    )
  })
  const order = [...new Set(all.map(({ group }) => group))].filter((group) => group !== OWN_GROUP)
  return [...order, OWN_GROUP].flatMap((group) => all.filter((setting) => setting.group === group))
}

function listTypeSettings(
  document: SettingsDocument,
  parents: readonly SchemaField[],
  field: SchemaField,
  group: string,
): Setting[] {
  const path = [...parents.map(({ name }) => name), field.name]
  const key = [document, ...path].join('.')
  if (LEFT_OUT.has(key)) return []
  const { type } = field
  if (isObject(type)) {
    return (type.fields ?? []).flatMap((inner) =>
      listTypeSettings(document, [...parents, field], inner, findFieldset(type, inner) ?? group),
    )
  }
  const isOwn = path.some((_, at) => OWN.has([document, ...path.slice(0, at + 1)].join('.')))
  const within = parents.filter((parent) => !isFlags(parent.type)).map((parent) => formatTitle(parent))
  return [
    {
      key,
      document,
      path,
      type,
      isOwn,
      group: isOwn ? OWN_GROUP : group,
      title: [...within, formatTitle(field)].join(' – '),
      description: typeof type.description === 'string' ? type.description : '',
    },
  ]
}

const isObject = (type: FieldType) => type.jsonType === 'object' && !WHOLE.has(type.name)
const isFlags = ({ name }: FieldType) => name === 'flags' || name === 'siteFlags'

/** A title is given to every field; the type's own is the last resort. */
const formatTitle = ({ name, type }: SchemaField) => type.title ?? name

function getGroup({ groups = [] }: FieldType, { group }: SchemaField): string {
  const name = Array.isArray(group) ? group[0] : group
  return groups.find((one) => one.name === name)?.title ?? 'Other'
}

/** Features are listed under the part of the site that reads them. */
function findFieldset(type: FieldType, { fieldset }: SchemaField): string | null {
  if (!isFlags(type)) return null
  return type.fieldsets?.find(({ name }) => name === fieldset)?.title ?? null
}
