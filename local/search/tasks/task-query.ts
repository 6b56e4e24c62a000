import { ApiError } from '../http/api-error.ts'
import { requireIndexUid } from '../validate/index-uid.ts'
import { TASK_STATUSES, TASK_TYPES, type TaskStatus, type TaskType } from './task.ts'

/** A filter on tasks; null for no condition. Times are ISO texts. */
export interface TaskQuery {
  uids: number[] | null
  batchUids: number[] | null
  statuses: TaskStatus[] | null
  types: TaskType[] | null
  indexUids: string[] | null
  canceledBy: number[] | null
  times: { column: 'enqueued_at' | 'started_at' | 'finished_at'; after: boolean; instant: string }[]
}

export interface TaskPage {
  limit: number
  from: number | null
  reverse: boolean
}

const TIMES = {
  afterEnqueuedAt: { column: 'enqueued_at', after: true },
  beforeEnqueuedAt: { column: 'enqueued_at', after: false },
  afterStartedAt: { column: 'started_at', after: true },
  beforeStartedAt: { column: 'started_at', after: false },
  afterFinishedAt: { column: 'finished_at', after: true },
  beforeFinishedAt: { column: 'finished_at', after: false },
} as const

const FILTERS = ['uids', 'batchUids', 'statuses', 'types', 'indexUids', 'canceledBy', ...Object.keys(TIMES)]
const codes: Record<string, string> = { batchUids: 'invalid_batch_uids', indexUids: 'invalid_index_uid' }
const findCode = (name: string) =>
  codes[name] ?? `invalid_task_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** Parses a task filter from a URL. `isPaged`: whether limit, from and reverse are allowed. */
export function readTaskQuery(
  parameters: URLSearchParams,
  isPaged: boolean,
): { query: TaskQuery; page: TaskPage; hasFilters: boolean } {
  const known = [...FILTERS, ...(isPaged ? ['limit', 'from', 'reverse'] : [])]
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw new ApiError('bad_request', `Unknown parameter \`${name}\`.`)
  }
  const list = <T>(name: string, read: (text: string) => T | undefined): T[] | null => {
    const value = parameters.get(name)
    if (value === null) return null
    const parts = value.split(',').map((part) => part.trim())
    const matching = parts.map((part) => (part === '*' ? null : (read(part) ?? refuse(name, part))))
    // A star among others means all, but the others must be valid.
    return matching.some((item) => item === null) ? null : (matching as T[])
  }
  const number = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined)
  return {
    query: {
      uids: list('uids', number),
      batchUids: list('batchUids', number),
      statuses: list('statuses', (text) => TASK_STATUSES.find((status) => sameName(status, text))),
      types: list('types', (text) => TASK_TYPES.find((type) => sameName(type, text))),
      indexUids: list('indexUids', requireIndexUid),
      canceledBy: list('canceledBy', number),
      times: readTimes(parameters),
    },
    page: readPage(parameters),
    hasFilters: FILTERS.some((name) => parameters.has(name)),
  }
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function readPage(parameters: URLSearchParams): TaskPage {
  const number = (name: string) => {
    const value = parameters.get(name)
    if (value === null) return null
    return /^\d{1,10}$/.test(value) ? Number(value) : refuse(name, value)
  }
  const reverse = parameters.get('reverse') ?? 'false'
  if (reverse !== 'true' && reverse !== 'false') refuse('reverse', reverse)
  return { limit: number('limit') ?? 20, from: number('from'), reverse: reverse === 'true' }
}

function readTimes(parameters: URLSearchParams): TaskQuery['times'] {
  return Object.entries(TIMES).flatMap(([name, { column, after }]) => {
    const value = parameters.get(name)
    if (value === null || value === '*') return []
    const instant = parseInstant(value) ?? refuse(name, value)
    return [{ column, after, instant }]
  })
}

/** An RFC 3339 time, or a date; null for anything else. */
export function parseInstant(text: string): string | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const isInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/i.test(text)
  if (!isDay && !isInstant) return null
  const hasZone = /(Z|[+-]\d\d:\d\d)$/i.test(text)
  const time = Date.parse(isDay || hasZone ? text : `${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function refuse(name: string, value: string): never {
  throw new ApiError(findCode(name), `Invalid value in parameter \`${name}\`: \`${value}\`.`)
}
