import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'

/** A name that no machine has: everything under it is answered from here. */
export const STUDIO_ORIGIN = 'http://studio.invalid'
const THREE_AT = `${STUDIO_ORIGIN}/three`

const DOCUMENT = `<!doctype html><title>studio</title>
<script type="importmap">${JSON.stringify({
  imports: { three: `${THREE_AT}/build/three.module.js`, 'three/addons/': `${THREE_AT}/examples/jsm/` },
})}</script>
<script type="module" src="/page/page.ts"></script>`

/** Answers the page's modules from this folder, types stripped, and three from its package. No network is used. */
export async function serveModules(page: Page): Promise<void> {
  const three = dirname(dirname(createRequire(import.meta.url).resolve('three')))
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== STUDIO_ORIGIN) return route.abort()
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: DOCUMENT })
    const fromThree = pathname.startsWith('/three/')
    const file = fromThree
      ? join(three, pathname.slice('/three'.length))
      : join(import.meta.dirname, pathname)
    const source = readFileSync(file, 'utf8')
    const body = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}
