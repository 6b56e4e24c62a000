import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { applyMutation, type MutationResult } from '../mutations/apply-mutations.ts'
import type { DocumentStub, LakeDocument } from '../store/document.ts'
import { fileAsset, getFileName, imageAsset, type Upload } from './asset-document.ts'
import { getExtension, getMimeType } from './file-types.ts'
import { readImage } from './image-metadata.ts'

const MAX_IMAGE_BYTES = 40 * 1024 * 1024
const MAX_FILE_BYTES = 200 * 1024 * 1024
/** Uploads of one person that are read into memory at once; further ones wait. */
const UPLOADS_AT_ONCE = 4

const turns = new LRUCache<string, LimitFunction>({ max: 10_000 })

/** Each person has turns of their own, so that slow uploads delay nobody else. */
function getTurn({ identity }: Exchange): LimitFunction {
  const known = turns.get(identity.id)
  if (known) return known
  const turn = pLimit(UPLOADS_AT_ONCE)
  turns.set(identity.id, turn)
  return turn
}

/** `/assets/images|files`: an upload becomes a document; identical bytes become the same document. */
export function uploadRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'POST',
      path: '/assets/images/:dataset',
      handle: (exchange) => getTurn(exchange)(() => uploadImage(lake, exchange)),
    },
    {
      method: 'POST',
      path: '/assets/files/:dataset',
      handle: (exchange) => getTurn(exchange)(() => uploadFile(lake, exchange)),
    },
  ]
}

async function uploadImage(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireMayUpload(lake, exchange)
  const bytes = await readUpload(exchange, MAX_IMAGE_BYTES)
  const facts = await readImage(bytes)
  return keep(lake, exchange, bytes, imageAsset(describeUpload(lake, exchange, bytes), facts))
}

async function uploadFile(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireMayUpload(lake, exchange)
  const bytes = await readUpload(exchange, MAX_FILE_BYTES)
  const upload = describeUpload(lake, exchange, bytes)
  const extension = getExtension(upload.filename)
  return keep(lake, exchange, bytes, fileAsset(upload, extension, getMimeType(extension)))
}

/** Checked before the body is read, so that unauthorised uploads never reach the disk. */
function requireMayUpload(lake: Lake, { identity }: Exchange): void {
  if (!lake.grants.mayAny(identity, 'create')) {
    throw plainError(403, 'Insufficient permissions; permission "create" required')
  }
}

async function readUpload(exchange: Exchange, limit: number): Promise<Buffer> {
  const bytes = await exchange.bytes(limit)
  if (bytes.length === 0) throw plainError(400, 'The file is empty')
  return bytes
}

/** The file is written before the document that refers to it. */
async function keep(lake: Lake, exchange: Exchange, bytes: Buffer, stub: DocumentStub): Promise<Answer> {
  const name = getFileName(String(stub.path))
  if ((await lake.files.findSize(name)) === null) await lake.files.save(name, bytes)
  const id = String(stub._id)
  const known = lake.store.mirror.get(id)
  return ok({ document: known ?? (await write(lake, exchange, stub, id)) })
}

async function write(
  lake: Lake,
  exchange: Exchange,
  stub: DocumentStub,
  id: string,
): Promise<LakeDocument | null> {
  const { staging } = await lake.transactions.run<object, MutationResult[]>({
    identity: exchange.identity,
    transactionId: undefined,
    dryRun: false,
    assets: true,
    items: [{ createIfNotExists: stub }],
    errorType: 'mutationError',
    apply: (work, mutation) => applyMutation({ ...work, select: () => [] }, mutation),
    classify: () => 'mutate',
  })
  return staging.get(id)
}

function describeUpload(lake: Lake, { query }: Exchange, bytes: Buffer): Upload {
  const labels: Record<string, unknown> = {}
  for (const name of ['label', 'title', 'description', 'creditLine']) {
    const text = query.get(name)
    if (text) labels[name] = text
  }
  const sourceId = query.get('sourceId')
  if (sourceId) labels.source = { id: sourceId, name: query.get('sourceName'), url: query.get('sourceUrl') }
  return {
    sha1: createHash('sha1').update(bytes).digest('hex'),
    size: bytes.length,
    filename: query.get('filename')?.slice(0, 255) ?? null,
    labels,
    project: lake.project,
    origin: lake.origin,
  }
}
