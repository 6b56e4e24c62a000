import type { MadeDocument } from '@forecourt/schemas/contract'
import type { SanityDocument, Schema, ValidationMarker } from 'sanity'
import { listProblems } from '../../documents/problems/problems.ts'
import type { Made } from './campaign-content.query.ts'
import { isPreviewDraft } from './publish-plan.ts'

/** What is wrong with what a campaign makes for a part on a site: `stops` holds the site back, `warns` does not. */
export interface MadeProblem {
  readonly site: string
  readonly part: string
  readonly level: 'stops' | 'warns'
  readonly text: string
}

/** The rules of a document's type, as the Studio asks them. */
export type AskRules = (document: SanityDocument) => Promise<readonly ValidationMarker[]>

/** Asks of every document that a campaign makes the rules of its type, as if it were written by hand. */
export async function checkMade(
  made: readonly MadeDocument[],
  existing: readonly Made[],
  schema: Schema,
  ask: AskRules,
): Promise<MadeProblem[]> {
  const checked = await Promise.all(
    made.map(async ({ site, part, document }): Promise<MadeProblem[]> => {
      const type = schema.get(document._type)
      if (!type) throw new RangeError(`There is no type “${document._type}”.`)
      const markers = await ask(withKnownLink(document, site, made) as unknown as SanityDocument)
      const found = listProblems(markers, type, document).map(({ level, text }) => ({ level, text }))
      const isEdited = existing.some((one) => one._id === `drafts.${document._id}` && !isPreviewDraft(one))
      const all = isEdited ? [{ level: 'stops' as const, text: EDITED }, ...found] : found
      return all.map((problem) => ({ site, part, ...problem }))
    }),
  )
  return checked.flat()
}

const EDITED = 'Someone has a draft open. Publish or discard it first.'

/** The campaign's own offer is published with the tile that leads to it, so it cannot be looked up before. */
function withKnownLink(
  document: MadeDocument['document'],
  site: string,
  made: readonly MadeDocument[],
): MadeDocument['document'] {
  const offer = made.find((one) => one.site === site && one.document._type === 'offer')?.document
  const slug = (offer?.slug as { current?: string } | undefined)?.current
  return slug && document.link === `/offers/${slug}` ? { ...document, link: '/special-offers' } : document
}
