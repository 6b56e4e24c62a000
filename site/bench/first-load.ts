// What a browser loads before a page works: the scripts that its HTML names.
import { brotliCompressSync } from 'node:zlib'
import { type Answer, ask, type Target } from './load.ts'

/** Greatest sizes of all scripts of a page, compressed, in kB (1,000 bytes). */
export const MOST_SCRIPT_KB = { search: 110, vehicle: 112 }

/** Size of all scripts that a page names, as brotli, in kB. */
export async function scriptKilobytes(html: string, site: Omit<Target, 'path'>): Promise<number> {
  const named = html.matchAll(/(?:href|src|from |import)\(?=?["'](\/assets\/[^"']+\.js)["']/g)
  const paths = new Set([...named].map(([, path = '']) => path))
  const answers = await Promise.all([...paths].map((path) => ask({ ...site, path })))
  return answers.reduce((sum, answer) => sum + brotliBytes(answer), 0) / 1000
}

const brotliBytes = ({ bytes, headers }: Answer) =>
  headers['content-encoding'] === 'br' ? bytes.length : brotliCompressSync(bytes).length
