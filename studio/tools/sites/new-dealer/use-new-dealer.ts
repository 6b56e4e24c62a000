import { dateAt, type OtherSite, tenantIdentityQuery } from '@forecourt/schemas/contract'
import type { TenantIdentityQueryResult } from '@forecourt/schemas/types'
import { createDealer, zoneOfPlace } from '@forecourt/tenants/lifecycle'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useDocumentStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { useCurrentSite } from '../../../access/current-site.tsx'
import { useLive } from '../../../content-api/use-live.ts'
import { formatSlug, listProblems, type NewDealer, type Problems, stateOf, toStarter } from './new-dealer.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

const API = { apiVersion: '2025-02-19' } as const
const NOBODY: readonly OtherSite[] = []

/** The form of a new dealer: what is typed, and what becomes of it. */
export interface NewDealerForm {
  readonly form: NewDealer
  readonly problems: Problems
  /** Whether “Make the site” was pressed, after which empty fields are marked too. */
  readonly marksMissing: boolean
  readonly isBusy: boolean
  readonly error: string | null
  change(fields: Partial<NewDealer>): void
  /** Makes the site when nothing is wrong, and goes on to its Set up. */
  make(): void
}

export function useNewDealer(): NewDealerForm {
  const [form, setForm] = useState(readDraft)
  const [marksMissing, setMarked] = useState(false)
  const problems = listProblems(form, useOthers())
  const { create, isBusy, error } = useMaking(form)
  const change = useCallback((fields: Partial<NewDealer>) => setForm((last) => ({ ...last, ...fields })), [])
  useEffect(() => storeDraft(form), [form])
  const make = () => {
    setMarked(true)
    if (Object.keys(problems).length === 0 && !isBusy) void create()
  }
  return { form, problems, marksMissing, isBusy, error, change, make }
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

function useMaking(form: NewDealer) {
  const client = useClient(API)
  const router = useRouter()
  const { select } = useCurrentSite()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const create = async () => {
    setBusy(true)
    setError(null)
    try {
      const now = new Date().toISOString()
      const state = stateOf(form)
      if (state === null) return
      await createDealer(
        client,
        toStarter(form, now),
        dateAt(now, zoneOfPlace({ state, postcode: form.postcode })),
      )
      storeDraft(null)
      select(`tenant-${formatSlug(form)}`)
      router.navigateUrl({ path: '/set-up' })
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    } finally {
      setBusy(false)
    }
  }
  return { create, isBusy, error }
}
