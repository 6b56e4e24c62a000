import { TAG_NAMES, TAG_PROVIDERS, type Tenant } from '@forecourt/schemas/contract'
import type { TagsModel } from '#app/domain/tags-model.ts'

/** The dealer's tags; null without an id, and then nothing of them is on the page. */
export function readTags({ tags }: Pick<Tenant, 'tags'>): TagsModel | null {
  const used = TAG_NAMES.flatMap((name) => {
    const id = tags[name]
    return id === null ? [] : [{ name, id }]
  })
  if (used.length === 0) return null
  const companies = [...new Set(used.map(({ name }) => TAG_PROVIDERS[name].company))]
  return {
    ids: Object.fromEntries(used.map(({ name, id }) => [name, id])),
    asks: tags.asks,
    who: new Intl.ListFormat('en-AU').format(companies),
  }
}
