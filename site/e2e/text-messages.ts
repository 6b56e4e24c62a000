// Text messages that the embedded SMS stand-in accepted, read from the site's database.
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** A mobile number that no other test has: each may have five codes in a quarter of an hour. */
export const freshMobile = () => `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** The code in the last message that a number of a dealer was sent. */
export function readCode(tenantSlug: string, mobile: string): string {
  const database = new Sqlite(join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite'), { readonly: true })
  try {
    const row = database
      .prepare(
        'select text from sms_messages where tenant_slug = ? and phone = ? order by created_at desc limit 1',
      )
      .get(tenantSlug, mobile.replace(/^0/, '+61')) as { text: string } | undefined
    const code = /^\d{6}/.exec(row?.text ?? '')?.[0]
    if (code === undefined) throw new Error('The number was sent no code.')
    return code
  } finally {
    database.close()
  }
}
