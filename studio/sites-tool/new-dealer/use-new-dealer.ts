import { dateAt, type OtherSite, tenantIdentityQuery } from '@forecourt/schemas/contract'
import type { TenantIdentityQueryResult } from '@forecourt/schemas/types'
import { createDealer } from '@forecourt/tenants/lifecycle'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useDocumentStore } from 'sanity'
import { useLive } from '../../content/use-live.ts'
import { EMPTY_DEALER, type NewDealer, type Problems, problemsOf, STEPS, toStarter } from './new-dealer.ts'
import { type DealerDraft, readDraft, storeDraft } from './stored-draft.ts'
import { useWordmark, type Wordmark } from './use-wordmark.ts'

const API = { apiVersion: '2025-02-19' } as const
const NOBODY: readonly OtherSite[] = []

/** The form of a new dealer: what is typed, the step, and what becomes of it. */
export interface NewDealerForm {
  readonly form: NewDealer
  readonly step: number
  readonly problems: Problems
  readonly isTold: boolean
  readonly wordmark: Wordmark
  /** The dealer was made; its problems are no longer asked, as its address is its own by now. */
  readonly made: NewDealer | null
  readonly isBusy: boolean
  readonly error: string | null
  change(fields: Partial<NewDealer>): void
  /** To an earlier step, or to a later one when nothing stands in the way; the last one makes the dealer. */
  go(step: number): void
  startAgain(): void
}

export function useNewDealer(): NewDealerForm {
  const [draft, setDraft] = useState<DealerDraft>(readDraft)
  const { form, step } = draft
  const [told, setTold] = useState<ReadonlySet<number>>(new Set())
  const others = useOthers()
  const wordmark = useWordmark()
  const { make, made, isBusy, error, forget } = useMaking(form, wordmark.file)
  const change = useCallback(
    (fields: Partial<NewDealer>) => setDraft((last) => ({ ...last, form: { ...last.form, ...fields } })),
    [],
  )
  const setStep = (next: number) => setDraft((last) => ({ ...last, step: next }))
  useEffect(() => storeDraft(made ? null : draft), [draft, made])
  const go = (wanted: number) => {
    const stuck = STEPS.findIndex(
      (_, at) => at < wanted && Object.keys(problemsOf(form, at, others)).length > 0,
    )
    if (stuck >= 0) {
      setTold((last) => new Set([...last, stuck]))
      return setStep(stuck)
    }
    if (wanted >= STEPS.length) void make()
    else setStep(wanted)
  }
  const startAgain = () => {
    setDraft({ form: EMPTY_DEALER, step: 0 })
    setTold(new Set())
    wordmark.choose(null)
    forget()
  }
  const problems = made ? {} : problemsOf(form, step, others)
  return {
    form,
    step,
    problems,
    isTold: told.has(step),
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

function useMaking(form: NewDealer, picture: File | null) {
  const client = useClient(API)
  const [made, setMade] = useState<NewDealer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const make = async () => {
    if (isBusy || made) return
    setBusy(true)
    setError(null)
    try {
      const logo = picture ? await client.assets.upload('image', picture, { filename: picture.name }) : null
      const today = dateAt(new Date().toISOString(), 'Australia/Sydney')
      await createDealer(client, toStarter(form, logo?._id ?? null), today)
      setMade(form)
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    } finally {
      setBusy(false)
    }
  }
  return { make, made, isBusy, error, forget: () => setMade(null) }
}
