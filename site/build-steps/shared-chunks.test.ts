import { expect, test } from 'vitest'
import { sharedChunks, staticImports } from './shared-chunks.ts'

const imports: Record<string, string[]> = {
  '/site/app/entry.client.tsx': ['/node_modules/react/index.js'],
  '/site/app/root.tsx': ['/site/app/header.tsx'],
  '/node_modules/react/index.js': ['\0commonjsHelpers.js'],
  '/site/app/header.tsx': ['/site/app/link.tsx', '/node_modules/react/index.js'],
  '/site/app/link.tsx': ['/site/app/header.tsx'],
  '/site/app/routes/one/route.tsx': ['/site/app/link.tsx', '/site/app/form.tsx'],
  '/site/app/form.tsx': ['/node_modules/zod/index.js'],
}

test('what every page loads is in two files, and what only some load is not', () => {
  const chunkOf = sharedChunks()
  const graph = {
    getModuleIds: () => Object.keys(imports).values(),
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
  }
  const chunks = [...Object.keys(imports), '\0commonjsHelpers.js', '/node_modules/zod/index.js'].map(
    (id) => [id.split('/').slice(-2).join('/'), chunkOf(id, graph as never)] as const,
  )
  expect(Object.fromEntries(chunks.filter(([, chunk]) => chunk))).toEqual({
    'app/header.tsx': 'frame',
    'app/link.tsx': 'frame',
    'react/index.js': 'libraries',
    '\0commonjsHelpers.js': 'libraries',
  })
})

test('a style sheet of several modules has a file of its own, one of a single module is in the file of that', () => {
  const importers: Record<string, string[]> = {
    '/site/app/styles/pages/money.css': ['/site/app/calculator.tsx', '/site/app/routes/car/route.tsx'],
    '/site/app/styles/pages/dialog.css': ['/site/app/dialog.tsx'],
    '/site/app/calculator.tsx': ['/site/app/routes/car/route.tsx', '/site/app/routes/money/route.tsx'],
  }
  const chunkOf = sharedChunks()
  const graph = {
    getModuleIds: () => Object.keys(importers).values(),
    getModuleInfo: (id: string) => ({ importedIds: [], importers: importers[id] }),
  }
  expect(Object.keys(importers).map((id) => chunkOf(id, graph as never))).toEqual([
    'money',
    undefined,
    undefined,
  ])
})

test('modules that import each other are found once', () => {
  expect([...staticImports(['a'], (id) => ({ a: ['b'], b: ['a', 'c'] })[id] ?? [])]).toEqual(['a', 'b', 'c'])
})
