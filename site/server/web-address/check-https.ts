import { request } from 'node:https'
import type { StaffWebAddress } from '@forecourt/schemas/contract'
import { publicLookup } from '../outbox/public-address.ts'

const TIMEOUT_MS = 4_000

/** Whether a host answers by https with a valid certificate; only a public address is asked. */
export function checkHttps(host: string): Promise<NonNullable<StaffWebAddress['hosts'][number]['https']>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((done) => {
    const asked = request(
      { host, path: '/healthz', method: 'HEAD', agent: false, signal, lookup: publicLookup as never },
      (answer) => {
        answer.destroy()
        done('ok')
      },
    )
    asked.on('error', ({ code = '' }: NodeJS.ErrnoException) =>
      done(/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code) ? 'certificate' : 'no answer'),
    )
    asked.end()
  })
}
