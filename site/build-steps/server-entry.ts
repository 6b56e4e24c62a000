import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds the server's own entries in place of the framework's, so that the server and the application it serves are one
 * module graph. The framework's plugin sets its own entry over that of the configuration; this one comes after it.
 * @param entries paths from the root of the site; each is built under its own name
 */
export function serverEntry(entries: readonly string[]): Plugin {
  const nameOf = (path: string) => basename(path, extname(path))
  return {
    name: 'forecourt:server-entry',
    enforce: 'post',
    apply: (_config, { isSsrBuild = false }) => isSsrBuild,
    config: () => ({
      build: {
        rollupOptions: {
          input: Object.fromEntries(entries.map((path) => [nameOf(path), path])),
          output: { entryFileNames: '[name].js' },
        },
      },
    }),
  }
}
