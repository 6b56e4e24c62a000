import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { readBody } from '#app/integrations/read-body.server.ts'
import { kindOfCategory } from '../definitions/definitions.ts'
import { withAliases } from './finance-aliases.ts'
import type { LeadSubmission } from './lead-submission.ts'
import { readUpload } from './read-upload.server.ts'

/** More than any form sends; longer bodies are refused unread. */
const MOST_BYTES = 64_000
const MOST_FIELDS = 80
const LONGEST_VALUE = 8_000

/** A posted lead: of a form without JavaScript, or as JSON. */
export type LeadRequest = { format: 'form' | 'json'; submission: LeadSubmission }

/** Why a body is not a lead; `format` is that of the answer. */
export type UnreadableLead = { format: 'form' | 'json'; status: number; error: string }

/** Names of the payload that are not fields of a form. */
const CARRIED = new Set([
  'kind',
  'step',
  'car_id',
  'lead_id',
  'idempotency_key',
  'page',
  'page_id',
  'lead_attributes',
])

const json = z.record(z.string().max(60), z.unknown())
const parseObject = (text: string) => json.safeParse(parseJson(text)).data ?? null

/** A form sends its attributes as JSON text. */
const attributes = z
  .preprocess(
    (sent) => (typeof sent === 'string' ? parseObject(sent) : sent),
    z.object({
      visited_pages: z.array(z.string()).max(200).catch([]),
      linked_query_params: z.record(z.string(), z.string()).catch({}),
    }),
  )
  .catch({ visited_pages: [], linked_query_params: {} })

/** The attributes that a form sends with a lead (LEAD-23): pages before it, and the parameters it was reached by. */
export function readLeadAttributes(
  sent: unknown,
): Pick<LeadSubmission, 'visitedPages' | 'linkedQueryParams'> {
  const { visited_pages, linked_query_params } = attributes.parse(sent ?? {})
  return { visitedPages: visited_pages, linkedQueryParams: linked_query_params }
}

/** Reads a POST to /api/leads. */
export async function readLeadRequest(request: Request): Promise<LeadRequest | UnreadableLead> {
  const type = request.headers.get('content-type') ?? ''
  const format = type.startsWith('application/json') ? 'json' : 'form'
  const bad = (status: number, error: string) => ({ format, status, error }) as const
  if (type.startsWith('multipart/form-data')) {
    const upload = await readUpload(request, MOST_BYTES)
    if (upload === null || Object.keys(upload.texts).length > MOST_FIELDS)
      return bad(400, 'This is no form of ours.')
    const submission = readSubmission(upload.texts, request)
    return { format, submission: { ...submission, files: upload.files } }
  }
  if (format === 'form' && !type.startsWith('application/x-www-form-urlencoded'))
    return bad(415, 'Send a form, or JSON.')
  const text = await readBody(request, MOST_BYTES)
  if (text === null) return bad(413, 'This is more than a form of ours holds.')
  const sent = format === 'json' ? parseObject(text) : Object.fromEntries(new URLSearchParams(text))
  const raw = sent && readKind(sent) === 'finance' ? withAliases(sent) : sent
  if (raw === null || Object.keys(raw).length > MOST_FIELDS) return bad(400, 'This is no form of ours.')
  return { format, submission: readSubmission(raw, request) }
}

function readSubmission(raw: Record<string, unknown>, request: Request): LeadSubmission {
  const textAt = (name: string) => readText(raw[name])
  const { visitedPages, linkedQueryParams = {} } = readLeadAttributes(raw.lead_attributes)
  const page = textAt('page') || pathHere(textAt('url'), request) || refererPath(request)
  const step = textAt('step')
  return {
    kind: readKind(raw),
    step: /^\d$/.test(step) ? Number(step) : undefined,
    fields: readFields(raw),
    carId: textAt('car_id') || undefined,
    leadId: textAt('lead_id') || undefined,
    idempotencyKey: textAt('idempotency_key') || randomUUID(),
    userAgent: request.headers.get('user-agent') ?? '',
    page,
    pageId: textAt('page_id') || undefined,
    visitedPages,
    linkedQueryParams: Object.keys(linkedQueryParams).length > 0 ? linkedQueryParams : parseQuery(page),
  }
}

function readFields(raw: Record<string, unknown>): Record<string, string> {
  const answers = Object.entries(raw).filter(([name]) => !CARRIED.has(name))
  return Object.fromEntries(answers.map(([name, value]) => [name, readText(value)]))
}

/** An answer as text; values other than strings, finite numbers and true are ''. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, LONGEST_VALUE)
  if (value === true) return 'on'
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** What a lead is about: its kind, or else that of its category; '' for neither. */
function readKind(raw: Record<string, unknown>): string {
  if (raw.kind !== undefined) return readText(raw.kind)
  const hasCar = readText(raw.car_id) !== ''
  return kindOfCategory(readText(raw.category), readText(raw.subcategory), hasCar) ?? ''
}

const refererPath = (request: Request) => pathHere(request.headers.get('referer') ?? '', request)

/** Path and query of an address of this site; '' for any other. */
function pathHere(address: string, request: Request): string {
  if (!URL.canParse(address)) return ''
  const { host, pathname, search } = new URL(address)
  return host === new URL(request.url).host ? pathname + search : ''
}

function parseQuery(page: string): Record<string, string> {
  const query = page.split('?')[1]?.split('#')[0] ?? ''
  return Object.fromEntries(new URLSearchParams(query))
}
