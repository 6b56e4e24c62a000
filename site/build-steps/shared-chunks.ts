import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Of every page: what its own imports reach is loaded before anything else. */
const STARTS = /[\\/]app[\\/](entry\.client|root)\.tsx$/

/** Packages, and the helpers of the build that packages import: in `frame` they would make the two files import each other. */
const LIBRARY = /[\\/]node_modules[\\/]|^\0/

/**
 * Style sheets that are one file, by the module that imports them: a page is not painted before its last sheet is there, and
 * each asks for a turn of its own. The first that imports a sheet has it.
 */
const SHEETS = [
  { name: 'blocks', of: /[\\/]app[\\/]blocks[\\/]block-list\.tsx$/, ofSeveral: true },
  { name: 'block-list', of: /[\\/]app[\\/]blocks[\\/]block-list\.tsx$/, ofSeveral: false },
  { name: 'vehicle', of: /[\\/]app[\\/]routes[\\/]cars\.\$slug[\\/]route\.tsx$/, ofSeveral: false },
]

/**
 * Puts what every page loads into two files: libraries, and the site's own modules. Each module in a file of its own would
 * compress apart and wait for a connection. A style sheet of several modules is apart from their scripts: merged with one of
 * them, it would bring the script of that one into the pages of all.
 */
export function sharedChunks(): Plugin {
  let shared: ReadonlySet<string> = new Set()
  let ofSeveral: ReadonlySet<string> = new Set()
  let sheets: readonly { name: string; ids: ReadonlySet<string> }[] = []
  const nameSheet = (id: string) => {
    if (!id.endsWith('.css') || isShared(id)) return null
    const sheet = sheets.find(({ ids }) => ids.has(id))
    return sheet?.name ?? (ofSeveral.has(id) ? basename(id, '.css') : null)
  }
  const isShared = (id: string) => shared.has(id) && !STARTS.test(id)
  return {
    name: 'forecourt:shared-chunks',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const reach = (starts: RegExp) =>
        staticImports(
          ids.filter((id) => starts.test(id)),
          (id) => this.getModuleInfo(id)?.importedIds ?? [],
        )
      shared = reach(STARTS)
      ofSeveral = new Set(ids.filter((id) => (this.getModuleInfo(id)?.importers.length ?? 0) > 1))
      sheets = SHEETS.map((sheet) => ({
        name: sheet.name,
        ids: new Set([...reach(sheet.of)].filter((id) => !sheet.ofSeveral || ofSeveral.has(id))),
      }))
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: (id: string) => isShared(id) && LIBRARY.test(id), priority: 2 },
                { name: 'frame', test: isShared, priority: 1 },
                { name: nameSheet },
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
