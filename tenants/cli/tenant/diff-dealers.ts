import { diffSettings } from './diff-settings.ts'
import { formatTable } from './format-table.ts'
import { requireTenant, type Session } from './lake-session.ts'

/** Longer values are cut: the table is for reading, the Studio for the whole text. */
const LONGEST = 48

/** `diff`: the settings in which two dealers differ, one a line. */
export async function diffDealers(one: string, other: string, { client, say }: Session): Promise<void> {
  const [left, right] = [await requireTenant(client, one), await requireTenant(client, other)]
  const differences = diffSettings(left, right)
  if (differences.length === 0) {
    say(`${one} and ${other} are set alike.`)
    return
  }
  const rows = differences.map(({ setting, ...values }) => [setting, short(values.one), short(values.other)])
  for (const line of formatTable([['setting', one, other], ...rows])) say(line)
}

function short(text: string): string {
  if (text === '') return '–'
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
