import type { TagAsks, TagName } from '@forecourt/schemas/contract/pure'

/** What a page knows of the dealer's tags; all of it is public. */
export type TagsModel = {
  ids: Partial<Record<TagName, string>>
  asks: TagAsks
  /** Who counts, as shoppers read it: `Google and Meta`. */
  who: string
}
