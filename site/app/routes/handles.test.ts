import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { isSharedPage } from '#app/paths.ts'

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

test.each(routes)('%s: a page that depends on its visitor is not loaded ahead by links', async (path) => {
  const { handle } = (await import(join(folder, path))) as { handle?: RouteHandle }
  const [name = ''] = path.split('/')
  const address = `/${name.replaceAll('_', '').replaceAll('.', '/').replace(/\$\w*/g, 'a')}`
  if (handle?.isPrivate) expect(isSharedPage(address)).toBe(false)
})
