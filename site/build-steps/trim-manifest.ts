import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const compress = promisify(brotliCompress)
const NAME = /^manifest-\w+\.js$/
const START = 'window.__remixManifest='

type Manifest = { routes: Record<string, Record<string, unknown> & { module: string }> }

/**
 * Takes out of the browser's list of routes what its router never goes to (routes without a page of their own: calls,
 * pictures, the sitemap) and what says nothing. Every page loads the list; half of it goes. The server has its own.
 */
export function trimManifest(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'forecourt:trim-manifest',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // The framework writes the list while it builds the server.
    async closeBundle() {
      if (!config.build.ssr) return
      const client = resolve(config.root, 'build/client')
      const [name] = (await readdir(join(client, 'assets'))).filter((each) => NAME.test(each))
      if (name === undefined) throw new Error('The build has no manifest of routes.')
      const file = join(client, 'assets', name)
      const text = trimmed(await readFile(file, 'utf8'), await modulesOf(client))
      await writeFile(file, text)
      await writeFile(`${file}.br`, await compress(text))
    },
  }
}

/** Scripts of the client by their address. */
async function modulesOf(client: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.js'))
  const read = async (name: string) =>
    [`/assets/${name}`, await readFile(join(client, 'assets', name), 'utf8')] as const
  return new Map(await Promise.all(names.map(read)))
}

/** @param modules the text of each script; a route's page is its script's default */
export function trimmed(text: string, modules: ReadonlyMap<string, string>): string {
  if (!text.startsWith(START)) throw new Error('The manifest of routes is not written as it was.')
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as Manifest
  const hasPage = ({ module }: { module: string }) =>
    /\bas default\b|\bexport default\b/.test(modules.get(module) ?? '')
  const says = ([, value]: [string, unknown]) =>
    value !== false && !(Array.isArray(value) && value.length === 0)
  const routes = Object.entries(manifest.routes)
    .filter(([, route]) => hasPage(route))
    .map(([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(says))])
  return `${START}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}
