import { basename, extname } from 'node:path'
import type { DealerFeed } from './feed-manifest.ts'

/**
 * Which feed a file is: the one it is named like (`feed.csv`, or `feed-20260710.csv`), else the dealer's only one;
 * null when that cannot be told.
 */
export function feedOfFile(feeds: readonly DealerFeed[], path: string): DealerFeed | null {
  const name = basename(path)
  const exact = feeds.find(({ file }) => file === name)
  if (exact !== undefined) return exact
  const alike = feeds.filter(({ file }) => isDated(name, file))
  if (alike.length === 1) return alike[0] ?? null
  return feeds.length === 1 ? (feeds[0] ?? null) : null
}

/** Whether a name is a feed's with something behind its stem: senders put the day there. */
function isDated(name: string, file: string): boolean {
  const extension = extname(file)
  const stem = basename(file, extension)
  return name.endsWith(extension) && /^[-_. ]/.test(name.slice(stem.length)) && name.startsWith(stem)
}
