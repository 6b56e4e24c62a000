import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LakeSettings } from '../seed/lake-settings.ts'

/** A content lake of its own, in a process of its own: these tests speak to it as to the hosted one. */
export type SpawnedLake = { lake: LakeSettings; folder: string; end: () => Promise<void> }

const MAIN = fileURLToPath(new URL('../../local/lake/main.ts', import.meta.url))
const TOKEN = 'a-token-for-tests-only'

/** Starts a lake on a free port with nothing in it; throws with its output when it ends before it listens. */
export async function spawnLake(): Promise<SpawnedLake> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-tenants-'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      STUDIO_PORT: '0',
      DATA_DIR: folder,
      SANITY_PROJECT_ID: 'forecourt',
      SANITY_DATASET: 'production',
      SANITY_WRITE_TOKEN: TOKEN,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const apiHost = await listening(child)
  return {
    lake: { projectId: 'forecourt', dataset: 'production', apiHost, token: TOKEN },
    folder,
    end: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function listening(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((done, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^lake: (http:\S+)/m.exec(output)?.[1]
      if (address) done(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) =>
      fail(new Error(`The lake ended with ${code} before it listened.\n${output}`)),
    )
  })
}
