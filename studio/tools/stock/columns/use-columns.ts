import {
  STAFF_API,
  type StaffFileColumn,
  type StaffStockColumns,
  type StaffTriedColumns,
  type StockColumnChoice,
  staffTriedColumns,
} from '@forecourt/schemas/contract'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteApi } from '../../../site-api/use-site-api.ts'
import { type Choices, listChoices, sameChoices, withChoice, withSaved } from './choices.ts'
import { saveColumns } from './save-columns.ts'

const API_VERSION = '2025-02-19'

/** What is chosen for a file's columns, how it reads, and how it is saved. */
export interface ColumnsState {
  readonly choices: Choices
  readonly choose: (column: StaffFileColumn, choice: StockColumnChoice | null) => void
  /** How the file reads with `triedChoices`; undefined until the first answer. */
  readonly tried: StaffTriedColumns | undefined
  readonly triedChoices: Choices
  readonly isBusy: boolean
  readonly error: string | undefined
  /** The choices differ from what the settings say. */
  readonly isChanged: boolean
  /** `tried` is of these choices. */
  readonly isTried: boolean
  readonly tryIt: () => void
  readonly use: () => void
  readonly reset: () => void
}

/** Choices for the columns of a site's newest file; what the settings say is tried as soon as it is known. */
export function useColumns(
  site: StudioSite,
  { file, saved, put }: { file: StaffStockColumns; saved: Choices; put: (file: StaffStockColumns) => void },
): ColumnsState {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [changed, setChanged] = useState<Choices | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [saveError, setSaveError] = useState<string>()
  const choices = changed ?? saved
  const trial = useTrial(site, { isAsked: file.state === 'columns', saved })
  const use = async () => {
    setSaving(true)
    setSaveError(undefined)
    try {
      await saveColumns(client, site.id, listChoices(choices))
      toast.push({ status: 'success', title: 'Saved. They count from the next file.' })
      // The site knows of it a moment later.
      put(withSaved(file, choices))
      setChanged(null)
    } catch (caught) {
      setSaveError(describeError(caught))
    }
    setSaving(false)
  }
  return {
    choices,
    tried: trial.tried,
    triedChoices: trial.triedChoices,
    isBusy: trial.isBusy || isSaving,
    error: saveError ?? trial.error,
    isChanged: !sameChoices(choices, saved),
    isTried: trial.tried !== undefined && sameChoices(choices, trial.triedChoices),
    choose: (column, choice) => setChanged(withChoice(choices, column, choice)),
    tryIt: () => void trial.tryIt(choices),
    use: () => void use(),
    reset: () => setChanged(null),
  }
}

function useTrial(site: StudioSite, { isAsked, saved }: { isAsked: boolean; saved: Choices }) {
  const { api, formatAddress } = useSiteApi()
  const [state, setState] = useState<{ tried?: StaffTriedColumns; triedChoices: Choices }>({
    triedChoices: saved,
  })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const tryIt = useCallback(
    async (choices: Choices) => {
      setBusy(true)
      setError(undefined)
      try {
        const address = formatAddress(site.slug, STAFF_API.stockColumnsTry)
        const form = { columns: JSON.stringify(listChoices(choices)) }
        const tried = await api.post(address, form, (answer) => staffTriedColumns.parse(answer))
        setState({ tried, triedChoices: choices })
      } catch (caught) {
        setError(describeError(caught))
      }
      setBusy(false)
    },
    [api, formatAddress, site.slug],
  )
  useEffect(() => {
    if (isAsked) void tryIt(saved)
  }, [isAsked])
  return { ...state, isBusy, error, tryIt }
}

const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error))
