import { basename } from 'node:path'
import type { Rollup } from 'vite'

/** Of every page: what its own imports reach is loaded before anything else. */
const STARTS = /[\\/]app[\\/](entry\.client|root)\.tsx$/

/** Packages, and the helpers of the build that packages import: in `frame` they would make the two files import each other. */
const LIBRARY = /[\\/]node_modules[\\/]|^\0/

/**
 * `manualChunks` that puts what every page loads into two files: libraries, and the site's own modules. Each module in
 * a file of its own would compress apart and wait for a connection. A style sheet of several modules has a file of its
 * own: merged with one of them, it would bring the script of that one into the pages of all.
 */
export function sharedChunks(): Rollup.GetManualChunk {
  let shared: ReadonlySet<string> | undefined
  return (id, { getModuleIds, getModuleInfo }) => {
    shared ??= staticImports(
      [...getModuleIds()].filter((each) => STARTS.test(each)),
      (each) => getModuleInfo(each)?.importedIds ?? [],
    )
    if (STARTS.test(id)) return undefined
    if (shared.has(id)) return LIBRARY.test(id) ? 'libraries' : 'frame'
    const isShared = id.endsWith('.css') && (getModuleInfo(id)?.importers.length ?? 0) > 1
    return isShared ? basename(id, '.css') : undefined
  }
}

/** The modules that these import, directly or not, without those loaded on demand; these included. */
export function staticImports(
  starts: readonly string[],
  countImports: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(starts)
  // A set is iterated over what is added meanwhile too.
  for (const id of found) for (const imported of countImports(id)) found.add(imported)
  return found
}
