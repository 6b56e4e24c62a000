import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RouteHandle } from '#app/http/route-handle.ts'

const folder = import.meta.dirname
const entries = await readdir(folder, { recursive: true })
const routes = entries.filter((path) => /\/route\.tsx?$/.test(path))

test.each([...routes, '../root.tsx'])(
  '%s: a route with a loader declares the parameters it reads',
  async (path) => {
    const module = (await import(join(folder, path))) as { loader?: unknown; handle?: RouteHandle }
    // Without a declaration a page is cached for every parameter in its address.
    if (module.loader) expect(module.handle?.reads).toEqual(expect.any(Array))
  },
)
