import { dateAt, type OtherSite, tenantIdentityQuery } from '@forecourt/schemas/contract'
import type { TenantIdentityQueryResult } from '@forecourt/schemas/types'
import { createDealer } from '@forecourt/tenants/lifecycle'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useDocumentStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { useLive } from '../../../content-api/use-live.ts'
import { formatSlug, listProblems, type NewDealer, type Problems, STEPS, toStarter } from './new-dealer.ts'
import { type DealerDraft, readDraft, storeDraft } from './stored-draft.ts'
import { useWordmark, type Wordmark } from './use-wordmark.ts'

const API = { apiVersion: '2025-02-19' } as const
const NOBODY: readonly OtherSite[] = []

/** The form of a new dealer: what is typed, the step, and what becomes of it. */
export interface NewDealerForm {
  readonly form: NewDealer
  readonly step: number
  readonly problems: Problems
  readonly marksMissing: boolean
  readonly wordmark: Wordmark
  /** The dealer was made; its problems are no longer asked, as its address is its own by now. */
  readonly made: NewDealer | null
  readonly isBusy: boolean
  readonly error: string | null
  change(fields: Partial<NewDealer>): void
  /** To an earlier step, or to a later one when nothing is wrong; the last one makes the dealer. */
  go(step: number): void
  startAgain(): void
}

/** @param madeSlug of the dealer that was just made, null while one is being typed */
export function useNewDealer(madeSlug: string | null): NewDealerForm {
  const router = useRouter()
  const [draft, setDraft] = useState<DealerDraft>(() => readDraft(madeSlug))
  const { form, step, isMade } = draft
  const made = isMade ? form : null
  const [told, setTold] = useState<ReadonlySet<number>>(new Set())
  const others = useOthers()
  const wordmark = useWordmark()
  const { make, isBusy, error } = useMaking(form, wordmark.file, () => {
    // The Studio may render this tool anew meanwhile, so the address says what was made.
    storeDraft({ form, step, isMade: true })
    router.navigate({ view: 'new', one: formatSlug(form) }, { replace: true })
  })
  const change = useCallback(
    (fields: Partial<NewDealer>) => setDraft((last) => ({ ...last, form: { ...last.form, ...fields } })),
    [],
  )
  const setStep = (next: number) => setDraft((last) => ({ ...last, step: next }))
  useEffect(() => storeDraft(draft), [draft])
  const go = (wanted: number) => {
    const stuck = STEPS.findIndex(
      (_, at) => at < wanted && Object.keys(listProblems(form, at, others)).length > 0,
    )
    if (stuck >= 0) {
      setTold((last) => new Set([...last, stuck]))
      return setStep(stuck)
    }
    if (wanted >= STEPS.length) void make()
    else setStep(wanted)
  }
  const startAgain = () => {
    storeDraft(null)
    router.navigate({ view: 'new' })
  }
  const problems = made ? {} : listProblems(form, step, others)
  return {
    form,
    step,
    problems,
    marksMissing: told.has(step),
    wordmark,
    made,
    isBusy,
    error,
    change,
    go,
    startAgain,
  }
}

/** What every other site answers to, live. */
function useOthers(): readonly OtherSite[] {
  const store = useDocumentStore()
  const { value } = useLive(
    () =>
      store.listenQuery(
        { fetch: tenantIdentityQuery, listen: '*[_type == "tenant"]' },
        { own: [] },
        { perspective: 'raw', ...API, tag: 'addresses' },
      ),
    (answer: TenantIdentityQueryResult) => answer.others,
    'addresses',
  )
  return value ?? NOBODY
}

function useMaking(form: NewDealer, picture: File | null, onMade: () => void) {
  const client = useClient(API)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const make = async () => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      const logo = picture ? await client.assets.upload('image', picture, { filename: picture.name }) : null
      const today = dateAt(new Date().toISOString(), 'Australia/Sydney')
      await createDealer(client, toStarter(form, logo?._id ?? null), today)
      onMade()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    } finally {
      setBusy(false)
    }
  }
  return { make, isBusy, error }
}
