import type { ChoiceGroup, FilterGroup, FilterRow } from './filter-model.ts'

/** A choice as it travels with a document: without the names of its parts, of which a page has a hundred. */
type PackedRow = [value: string, count: number, label?: string, swatch?: string]
/** Groups of filters as they travel with a document. */
export type PackedGroup =
  | Exclude<FilterGroup, ChoiceGroup>
  | (Omit<ChoiceGroup, 'rows'> & { rows: PackedRow[] })

export function packGroups(groups: readonly FilterGroup[]): PackedGroup[] {
  return groups.map((group) =>
    group.kind === 'choices' ? { ...group, rows: group.rows.map(packRow) } : group,
  )
}

export function unpackGroups(groups: readonly PackedGroup[]): FilterGroup[] {
  return groups.map((group) =>
    group.kind === 'choices' ? { ...group, rows: group.rows.map(unpackRow) } : group,
  )
}

function packRow({ value, label = '', count, swatch }: FilterRow): PackedRow {
  if (swatch !== undefined) return [value, count, label, swatch]
  return label === '' ? [value, count] : [value, count, label]
}

function unpackRow([value, count, label = '', swatch]: PackedRow): FilterRow {
  return { value, ...(label === '' ? {} : { label }), count, ...(swatch === undefined ? {} : { swatch }) }
}
