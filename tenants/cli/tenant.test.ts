import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('./tenant.ts', import.meta.url))
/** Nobody listens on the discard port of this machine; a refused connection answers at once. */
const UNREACHABLE = 'http://127.0.0.1:9'

function run(words: string[], env: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', SCRIPT, ...words],
    { env: { PATH, HOME, ...env }, encoding: 'utf8' },
  )
  return { status, said: stderr.trim() }
}

describe('npm run tenant as a process', () => {
  it('ends with 1 and names the variable when the lake does not answer', () => {
    const { status, said } = run(['list'], { SANITY_API_HOST: UNREACHABLE, SANITY_WRITE_TOKEN: 't' })
    expect(status).toBe(1)
    expect(said).toContain(`The content lake at ${UNREACHABLE} does not answer.`)
    expect(said).toContain('SANITY_API_HOST')
  })

  it('ends with 1 and names what is missing when it has no token', () => {
    const { status, said } = run(['list'], { SANITY_API_HOST: 'nowhere' })
    expect(status).toBe(1)
    expect(said).toMatch(/SANITY_API_HOST: .*SANITY_WRITE_TOKEN: /)
  })

  it('says in one line what is wrong with a slug before it asks the lake anything', () => {
    const { status, said } = run(['new', 'No_Slug'], {
      SANITY_API_HOST: UNREACHABLE,
      SANITY_WRITE_TOKEN: 't',
    })
    expect(status).toBe(1)
    expect(said).toMatch(/^“No_Slug” cannot be an address:[^\n]+$/)
  })
})
