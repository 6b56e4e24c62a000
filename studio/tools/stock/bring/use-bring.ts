import {
  STAFF_API,
  type StaffFileColumn,
  type StaffStockFile,
  type StockColumnChoice,
  type StockFileRequest,
  staffStockFile,
} from '@forecourt/schemas/contract'
import { useCallback, useRef, useState } from 'react'
import { useClient } from 'sanity'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteApi } from '../../../site-api/use-site-api.ts'
import { type Choices, listChoices, savedChoices, takeSuggestions, withChoice } from '../columns/choices.ts'
import { saveColumns } from '../columns/save-columns.ts'
import { findFileProblem } from './bring-text.ts'

const API_VERSION = '2025-02-19'
const NONE: Choices = new Map()

/** A stock file on its way from somebody's machine to the site. */
export interface Bringing {
  /** How it reads; null before a file is chosen. */
  readonly read: StaffStockFile | null
  /** What its import did; null before. */
  readonly used: StaffStockFile | null
  readonly choices: Choices
  /** Those that `read` was read with. */
  readonly readChoices: Choices
  readonly busy: 'reading' | 'using' | null
  readonly error: string | null
  readonly take: (file: File) => void
  readonly choose: (column: StaffFileColumn, choice: StockColumnChoice | null) => void
  /** Chooses what the names of columns are near to. */
  readonly chooseSuggested: () => void
  /** @param force even when more than a fifth of the stock leaves the site */
  readonly use: (force: boolean) => void
  readonly leave: () => void
}

type State = Pick<Bringing, 'read' | 'used' | 'choices' | 'readChoices' | 'busy' | 'error'>
const EMPTY: State = { read: null, used: null, choices: NONE, readChoices: NONE, busy: null, error: null }

/** @param onUsed called once a file is imported; what it throws is shown */
export function useBring(site: StudioSite, onUsed: (used: StaffStockFile) => Promise<void>): Bringing {
  const client = useClient({ apiVersion: API_VERSION })
  const [state, setState] = useState<State>(EMPTY)
  const send = useSending(site)
  const file = useRef<File | null>(null)
  // Only the answer to the newest question counts.
  const turn = useRef(0)
  const ask = async (work: () => Promise<Partial<State>>) => {
    turn.current += 1
    const own = turn.current
    const change = await work().catch((error: Error): Partial<State> => ({ error: error.message }))
    if (own === turn.current) setState((last) => ({ ...last, busy: null, ...change }))
  }
  const take = (next: File) => {
    const problem = findFileProblem(next)
    if (problem !== null) return setState((last) => ({ ...last, error: problem }))
    file.current = next
    setState({ ...EMPTY, busy: 'reading' })
    void ask(async () => {
      const read = await send(next, { do: 'read', columns: null, force: false })
      const choices = savedChoices(read)
      return { read, choices, readChoices: choices }
    })
  }
  const change = (choices: Choices) => {
    setState((last) => ({ ...last, choices, busy: 'reading', error: null }))
    const brought = file.current
    if (brought === null) return
    void ask(async () => {
      const read = await send(brought, { do: 'read', columns: listChoices(choices), force: false })
      return { read, readChoices: choices }
    })
  }
  const choose = (column: StaffFileColumn, choice: StockColumnChoice | null) =>
    change(withChoice(state.choices, column, choice))
  const chooseSuggested = () => change(takeSuggestions(state.choices, state.read?.columns ?? []))
  const use = (force: boolean) => {
    const { read, choices } = state
    const brought = file.current
    if (read === null || brought === null) return
    setState((last) => ({ ...last, busy: 'using', error: null }))
    void ask(async () => {
      await saveColumns(client, site.id, listChoices(choices), read.feed)
      const used = await send(brought, { do: 'use', columns: listChoices(choices), force })
      if (used.counts === null) return { read: used }
      await onUsed(used)
      return { used }
    })
  }
  const leave = () => {
    turn.current += 1
    file.current = null
    setState(EMPTY)
  }
  return { ...state, take, choose, chooseSuggested, use, leave }
}

function useSending({ slug }: StudioSite) {
  const { api, formatAddress } = useSiteApi()
  return useCallback(
    (file: File, wanted: Omit<StockFileRequest, 'name'>): Promise<StaffStockFile> => {
      const request: StockFileRequest = { ...wanted, name: file.name }
      const body = new Blob([`${JSON.stringify(request)}\n`, file], { type: 'application/octet-stream' })
      return api.send(formatAddress(slug, STAFF_API.stockFile), body, (answer) =>
        staffStockFile.parse(answer),
      )
    },
    [api, formatAddress, slug],
  )
}
