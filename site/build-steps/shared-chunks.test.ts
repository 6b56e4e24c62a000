import { basename } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { sharedChunks, staticImports } from './shared-chunks.ts'

const imports: Record<string, string[]> = {
  '/site/app/entry.client.tsx': ['/node_modules/react/index.js'],
  '/site/app/root.tsx': ['/site/app/header.tsx'],
  '/node_modules/react/index.js': [],
  '/site/app/header.tsx': ['/site/app/link.tsx', '/node_modules/react/index.js'],
  '/site/app/link.tsx': [],
  '/site/app/routes/one/route.tsx': ['/site/app/link.tsx', '/site/app/form.tsx'],
  '/site/app/routes/two/route.tsx': ['/site/app/form.tsx', '/site/app/styles/money.css'],
  '/site/app/routes/cars.$slug/route.tsx': [
    '/site/app/gallery.tsx',
    '/site/app/styles/price.css',
    '/site/app/styles/bars.css',
  ],
  '/site/app/gallery.tsx': ['/site/app/styles/gallery.css'],
  '/site/app/styles/price.css': [],
  '/site/app/styles/bars.css': [],
  '/site/app/styles/gallery.css': [],
  '/site/app/form.tsx': [
    '/node_modules/zod/index.js',
    '/site/app/styles/money.css',
    '/site/app/styles/form.css',
  ],
  '/site/app/styles/money.css': [],
  '/site/app/styles/form.css': [],
  '/node_modules/zod/index.js': [],
}

/** The modules above: each prints its name and what it imports. */
const modules: Plugin = {
  name: 'modules',
  enforce: 'pre',
  resolveId: (id) => (id in imports ? id : undefined),
  load(id) {
    if (id.endsWith('.css')) return `.${basename(id, '.css')} { color: red }`
    const lines = imports[id]?.map(
      (each, at) => `import * as part${at} from '${each}'; console.log(part${at})`,
    )
    return lines && [...lines, `export const name = '${id}'`].join('\n')
  },
}

test('what every page loads is in two files, and what only some load is not; a style sheet of several has its own', async () => {
  const entries = Object.keys(imports).filter((id) => /entry|root|route/.test(id))
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, sharedChunks()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const modulesOf = (name: string) => chunks.find((chunk) => chunk.name === name)?.moduleIds
  expect(modulesOf('libraries')).toEqual(['/node_modules/react/index.js'])
  expect(modulesOf('frame')?.toSorted()).toEqual(['/site/app/header.tsx', '/site/app/link.tsx'])
  const form = chunks.find(({ moduleIds }) => moduleIds.includes('/site/app/form.tsx'))
  expect(form?.name).not.toMatch(/libraries|frame/)
  const sheets = output.flatMap((file) => (file.type === 'asset' ? [[file.names[0], file.source]] : []))
  expect(sheets).toEqual(
    expect.arrayContaining([
      ['money.css', expect.stringMatching(/^\.money ?\{[^}]*\}\s*$/)],
      ['form.css', expect.stringMatching(/^\.form ?\{[^}]*\}\s*$/)],
      ['vehicle.css', expect.stringMatching(/^(?=.*\.price)(?=.*\.bars)(?=.*\.gallery)/s)],
    ]),
  )
  expect(sheets).toHaveLength(3)
})

test('the imports of modules that import each other are found once', () => {
  const graph: Record<string, string[]> = { a: ['b'], b: ['a', 'c'], c: [], d: [] }
  expect([...staticImports(['a'], (id) => graph[id] ?? [])]).toEqual(['a', 'b', 'c'])
})
