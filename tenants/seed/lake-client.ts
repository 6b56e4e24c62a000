import { createClient, type SanityClient } from '@sanity/client'
import type { LakeSettings } from './lake-settings.ts'

/** A client that writes to the lake; without an API host, to the hosted service. */
export function createLakeClient({ projectId, dataset, apiHost, token }: LakeSettings): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    maxRetries: 1,
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  })
}

/** The reason why the lake could not be written to, for people. */
export function explainLakeError(error: unknown, { apiHost }: Pick<LakeSettings, 'apiHost'>): string {
  const where = apiHost ?? 'the hosted service'
  const { statusCode, message, code } = error as { statusCode?: number; message?: string; code?: string }
  if (statusCode === 401 || statusCode === 403) {
    return `The content lake at ${where} refuses SANITY_WRITE_TOKEN (${statusCode}).`
  }
  if (
    statusCode === undefined &&
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|fetch failed|socket/i.test(`${code} ${message}`)
  ) {
    return `The content lake at ${where} does not answer. Is it running (npm start, or npm run lake)? Its address is SANITY_API_HOST, or on one machine STUDIO_PORT.`
  }
  return `The content lake at ${where} refuses: ${message ?? String(error)}`
}
