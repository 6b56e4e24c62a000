import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ask, serve } from '../fixtures/serve.ts'
import { CompressedBody } from './encodings.ts'
import { StaticFiles } from './static-files.ts'

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'statics-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

async function openStatics(folder: string, compress?: (body: Buffer) => Promise<CompressedBody>) {
  const statics = await new StaticFiles(folder, compress).open()
  const port = await serve((request, response) => {
    statics.answer(request, response, request.url ?? '').catch(() => response.writeHead(500).end())
  })
  return { statics, get: (path: string) => ask(port, path) }
}

test.each([
  '/secret',
  '/../secret',
  '/assets/../../secret',
  '/assets/%2e%2e/%2e%2e/secret',
  '/assets//app.js',
  '/assets',
  '/.env',
])('nothing beside the built files is known: %s', async (path) => {
  const folder = await folderWith({
    'client/assets/app.js': 'start()',
    'client/.env': 'A=1',
    secret: 'secret',
  })
  const { statics } = await openStatics(join(folder, 'client'))
  expect(statics.has(path)).toBe(false)
  expect(statics.has('/assets/app.js')).toBe(true)
})

test('files read at start are served even after the folder has changed', async () => {
  const folder = await folderWith({ 'assets/app.js': 'old()' })
  const { get } = await openStatics(folder)
  await writeFile(join(folder, 'assets/app.js'), 'new()')
  expect((await get('/assets/app.js')).text).toBe('old()')
  await rm(folder, { recursive: true })
  expect((await get('/assets/app.js')).text).toBe('old()')
})

test('a file that could not be compressed once is tried again', async () => {
  let tries = 0
  const { get } = await openStatics(await folderWith({ 'app.js': 'start()' }), (body) => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('no memory')) : CompressedBody.of(body)
  })
  expect((await get('/app.js')).status).toBe(500)
  const { status, text } = await get('/app.js')
  expect([status, text, tries]).toEqual([200, 'start()', 2])
})

test('pictures and fonts, compressed already, go as they are', async () => {
  const { get } = await openStatics(await folderWith({ 'font.woff2': 'bytes' }), () =>
    Promise.reject(new Error('not asked')),
  )
  const { headers, text } = await get('/font.woff2')
  expect([text, headers['content-type'], headers.vary]).toEqual(['bytes', 'font/woff2', undefined])
})

test('hands out what the build compressed, which has no path of its own', async () => {
  const script = `start(${'"again",'.repeat(400)})`
  const folder = await folderWith({ 'assets/app.js': script })
  await writeFile(join(folder, 'assets/app.js.br'), brotliCompressSync(script))
  const { statics, get } = await openStatics(folder, () => Promise.reject(new Error('compressed once more')))
  expect(statics.has('/assets/app.js.br')).toBe(false)
  expect((await get('/assets/app.js')).body.toString()).toBe(script)
})
