import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireFreePorts } from './ports.ts'
import { systemSecrets } from './secrets.ts'
import { embeddedEnvironment, readSettings } from './settings.ts'

test('every wrong variable is named at once', () => {
  expect(() => readSettings({ PORT: 'abc', SEARCH_PORT: '70000', STUDIO_PORT: '3334' })).toThrow(
    /PORT must be[\s\S]*SEARCH_PORT must be[\s\S]*PHOTOS_PORT and STUDIO_PORT are both 3334/,
  )
})

test('a port in use is named together with its variable', async () => {
  const holder = createServer()
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done))
  const { port } = holder.address() as { port: number }
  const settings = readSettings({ SEARCH_PORT: String(port) })
  await expect(requireFreePorts(settings)).rejects.toThrow(`Port ${port} is in use (variable SEARCH_PORT).`)
  holder.close()
})

test('secrets are drawn once, stored, and readable by their owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'))
  const first = systemSecrets(folder)
  expect(systemSecrets(folder)).toEqual(first)
  expect(first.readToken).not.toBe(first.writeToken)
  expect(statSync(join(folder, 'runner/secrets.json')).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})

test('what the caller sets wins over what embedded mode would choose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'))
  const settings = readSettings({ PORT: '4000' })
  const env = embeddedEnvironment(settings, systemSecrets(folder), { MEILI_URL: 'https://search.example' })
  expect(env).toMatchObject({
    PORT: '4000',
    MEILI_URL: 'https://search.example',
    SANITY_API_HOST: 'http://127.0.0.1:3333',
  })
  rmSync(folder, { recursive: true })
})
