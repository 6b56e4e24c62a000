import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Lays `<asset>.br` beside every script and sheet of the built client, as small as it gets: once a build, a second of
 * work that no visitor waits for. The server hands out those bytes (server/http/static-files.ts).
 */
export function compressAssets(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'forecourt:compress-assets',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      if (config.build.ssr) return
      const folder = resolve(config.root, config.build.outDir, config.build.assetsDir)
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
      for (const name of names) {
        const file = join(folder, name)
        await writeFile(`${file}.br`, await compress(await readFile(file)))
      }
    },
  }
}
