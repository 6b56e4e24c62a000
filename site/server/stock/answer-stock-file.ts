import type { TenantBundle } from '@forecourt/schemas/contract'
import { AppError } from '#app/errors.ts'
import {
  describeStockFile,
  FileRefusal,
  type FileWords,
} from '#app/features/staff-api/stock/staff-stock-file.server.ts'
import { STAFF_HEADERS } from '#app/http/require-dealer-staff.ts'
import { isIndexUnavailable } from '#stock/index/stock-store.ts'
import { PushRefusal } from '#stock/push/push-refusal.ts'
import { send } from '../http/answer.ts'
import type { RequestHandlerOptions } from '../request-handler-options.ts'
import { formatName, type Visit } from '../visit.ts'

/** Reads or imports the file of a request and answers with a `StaffStockFile`. Nothing of the file is logged. */
export async function answerStockFile(
  visit: Visit,
  { stockFiles, log }: Pick<RequestHandlerOptions, 'stockFiles' | 'log'>,
  { bundle, context }: { bundle: TenantBundle; context: FileWords },
): Promise<void> {
  const { request, response } = visit
  if (!stockFiles) throw new AppError('stock_unavailable', { message: 'no key to write to the index' })
  try {
    const brought = await stockFiles.take(request, bundle)
    const answer = describeStockFile(brought, context)
    log.info({ ...formatName(visit), do: brought.request.do }, 'a stock file was brought')
    const headers = { 'content-type': 'application/json; charset=utf-8', ...STAFF_HEADERS }
    send(request, response, 200, headers, JSON.stringify(answer))
  } catch (error) {
    if (isIndexUnavailable(error)) throw new AppError('stock_unavailable', { cause: error })
    if (!(error instanceof PushRefusal) && !(error instanceof FileRefusal)) throw error
    log.info({ ...formatName(visit), status: error.status }, 'a stock file was refused')
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...STAFF_HEADERS }
    const isOften = error instanceof PushRefusal && error.code === 'too_many_requests'
    const words = isOften ? 'Too many files at once. Try it again in a minute.' : error.message
    send(request, response, error.status, headers, words)
  }
}
