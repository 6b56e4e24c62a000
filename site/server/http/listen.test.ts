import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from '../fixtures/serve.ts'
import { listen } from './listen.ts'

const names = { host: 'HOST', port: 'PORT' }

test('a port in use stops the start and is named with its variable and the remedy', async () => {
  const port = await serve(() => {})
  await expect(listen(createServer(), { host: '127.0.0.1', port, names })).rejects.toThrow(
    `Port ${port} is in use (variable PORT). Stop what uses it, or choose another port.`,
  )
})

test('a host that is no address of this machine is named with its variable', async () => {
  await expect(listen(createServer(), { host: '192.0.2.1', port: 3000, names })).rejects.toThrow(
    /cannot listen on 192\.0\.2\.1 \(variable HOST\): .*EADDRNOTAVAIL/,
  )
})
