import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Writes `<asset>.br` beside every script and style sheet of the built client, at the best quality, which takes a second
 * per build. The server sends these bytes (server/http/static-files.ts).
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
      // Remix writes its manifest of routes to the client's folder during the build of the server.
      const outDir = config.build.ssr ? join(config.build.outDir, '..', 'client') : config.build.outDir
      const folder = resolve(config.root, outDir, config.build.assetsDir)
      const names = await readdir(folder)
      const isLeft = (name: string) => /\.(js|css|svg)$/.test(name) && !names.includes(`${name}.br`)
      for (const name of names.filter(isLeft)) {
        const file = join(folder, name)
        await writeFile(`${file}.br`, await compress(await readFile(file)))
      }
    },
  }
}
