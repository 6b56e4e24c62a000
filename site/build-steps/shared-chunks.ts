import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Of every page: what its own imports reach is loaded before anything else. */
const STARTS = /[\\/]app[\\/](entry\.client|root)\.tsx$/

/** Packages, and the helpers of the build that packages import: in `frame` they would make the two files import each other. */
const LIBRARY = /[\\/]node_modules[\\/]|^\0/

/**
 * Puts what every page loads into two files: libraries, and the site's own modules. Each module in a file of its own would
 * compress apart and wait for a connection. A style sheet of several modules has a file of its own: merged with one of
 * them, it would bring the script of that one into the pages of all.
 */
export function sharedChunks(): Plugin {
  let shared: ReadonlySet<string> = new Set()
  let ofSeveral: ReadonlySet<string> = new Set()
  const isShared = (id: string) => shared.has(id) && !STARTS.test(id)
  return {
    name: 'forecourt:shared-chunks',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    buildEnd() {
      const ids = [...this.getModuleIds()]
      shared = staticImports(
        ids.filter((id) => STARTS.test(id)),
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
      )
      ofSeveral = new Set(ids.filter((id) => (this.getModuleInfo(id)?.importers.length ?? 0) > 1))
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: (id: string) => isShared(id) && LIBRARY.test(id), priority: 2 },
                { name: 'frame', test: isShared, priority: 1 },
                {
                  name: (id: string) => basename(id, '.css'),
                  test: (id: string) => id.endsWith('.css') && ofSeveral.has(id),
                },
              ],
            },
          },
        },
      },
    }),
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
