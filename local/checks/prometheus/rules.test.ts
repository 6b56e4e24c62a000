// Alerts and objectives as Prometheus reads them; where promtool is not installed (Debian: prometheus), they are skipped.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const isInstalled = spawnSync('promtool', ['--version']).status === 0
/** It takes seconds, on a busy machine some more. */
const TIMEOUT_MS = 60_000
const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: root, encoding: 'utf8' })

test.skipIf(!isInstalled).each(['docs/operations/alerts.yml', 'deploy/prometheus/slo.yml'])(
  '%s is valid for Prometheus',
  (file) => {
    expect(promtool('check', 'rules', file)).toContain('SUCCESS')
  },
  TIMEOUT_MS,
)

test.skipIf(!isInstalled)(
  'objectives alert on budgets that burn, and on nothing else',
  () => {
    expect(promtool('test', 'rules', 'deploy/prometheus/slo.test.yml')).toContain('SUCCESS')
  },
  TIMEOUT_MS,
)
