import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds the server's entries in place of Remix's, so that server and application are one module graph. Remix's plugin
 * overrides the configured entry, so this plugin follows it.
 * @param entries paths from the root of the site; each is built under its own name
 */
export function serverEntry(entries: readonly string[]): Plugin {
  const formatName = (path: string) => basename(path, extname(path))
  return {
    name: 'forecourt:server-entry',
    enforce: 'post',
    apply: (_config, { isSsrBuild = false }) => isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries(entries.map((path) => [formatName(path), path])),
          output: { entryFileNames: '[name].js' },
        },
      },
    }),
  }
}
