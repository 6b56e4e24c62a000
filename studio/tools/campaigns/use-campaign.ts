import { deriveCampaign, type ExistingDocuments, type MadeDocument } from '@forecourt/schemas/contract'
import { useCallback, useMemo } from 'react'
import {
  useClient,
  useDocumentOperation,
  useDocumentStore,
  useEditState,
  useSchema,
  useSyncState,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { useCurrentSite } from '../../access/current-site.tsx'
import { useAnswer } from '../../content-api/use-answer.ts'
import { useLive } from '../../content-api/use-live.ts'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'
import { type Campaign, type Made, madeDocumentsQuery } from './campaign-content.query.ts'
import { type AskRules, checkMade, type MadeProblem } from './check-campaign.ts'
import type { CampaignPatch } from './override-patches.ts'
import { listEarlierPublishes, readUndo } from './publish-history.ts'
import {
  deleteCampaign,
  publishCampaign,
  removePreview,
  undoPublish,
  writePreview,
} from './write-campaign.ts'

/** The pause in typing after which the rules are asked again. */
const PAUSE_MS = 300
const NO_DOCUMENTS: readonly Made[] = []
const NO_PROBLEMS: readonly MadeProblem[] = []

/** A campaign as it is being edited, with what it makes, what is published of it, and what the rules say. */
export function useCampaign(id: string) {
  const state = useEditState(id, 'campaign')
  const draft = state.draft as Campaign | null
  const published = state.published as Campaign | null
  const campaign = draft ?? published
  const { sites } = useCurrentSite()
  const existing = useExisting(id)
  const made = useMemo(() => {
    const known: ExistingDocuments = new Map((existing.value ?? NO_DOCUMENTS).map((one) => [one._id, one]))
    return campaign ? deriveCampaign(campaign, sites, known) : []
  }, [campaign, sites, existing.value])
  const check = useCheck()
  const drafts = existing.value?.flatMap(({ _id }) => (_id.startsWith('drafts.') ? [_id] : []))
  const key = existing.value ? JSON.stringify([made, drafts]) : null
  const answer = useAnswer(key, () => check(made, existing.value ?? NO_DOCUMENTS), PAUSE_MS)
  return {
    id,
    draft,
    published,
    campaign,
    sites,
    made,
    isReady: state.ready && existing.value !== undefined,
    error: existing.error ?? answer.error,
    existing: existing.value ?? NO_DOCUMENTS,
    problems: answer.value ?? NO_PROBLEMS,
    isChecked: answer.key === key && answer.value !== undefined,
    ...useWriting(id, check),
  }
}

export type EditedCampaign = ReturnType<typeof useCampaign>

function useExisting(id: string) {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        madeDocumentsQuery,
        { campaign: id },
        { perspective: 'raw', apiVersion: STRUCTURE_API_VERSION, tag: 'campaigns' },
      ),
    (answer: readonly Made[]) => answer,
    id,
  )
}

/** Asks the rules of offers and tiles, as the Studio itself does for a form. */
function useCheck() {
  const workspace = useWorkspace()
  const schema = useSchema()
  return useCallback(
    (made: readonly MadeDocument[], existing: readonly Made[]) => {
      const ask: AskRules = (document) => validateDocument({ document, workspace, environment: 'studio' })
      return checkMade(made, existing, schema, ask)
    },
    [workspace, schema],
  )
}

function useWriting(id: string, check: ReturnType<typeof useCheck>) {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const { sites } = useCurrentSite()
  const { patch } = useDocumentOperation(id, 'campaign')
  const { isSyncing } = useSyncState(id, 'campaign')
  const change = (patches: readonly CampaignPatch[]) => {
    if (patches.length > 0) patch.execute([...patches])
  }
  return {
    change,
    isSaving: isSyncing,
    publish: (heldBack: ReadonlySet<string>) => publishCampaign(client, { id, sites, heldBack, check }),
    undo: () => undoPublish(client, id),
    /** What an undo would do, and the publishes before the one it undoes. */
    readUndo: async () => {
      const source = await readUndo(client, id)
      return source && { source, earlier: await listEarlierPublishes(client, source) }
    },
    writePreview: () => writePreview(client, { id, sites }),
    removePreview: () => removePreview(client, id),
    /** Deletes a campaign of which nothing is on any site. */
    remove: () => deleteCampaign(client, id),
  }
}
