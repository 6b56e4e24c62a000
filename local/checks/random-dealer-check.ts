import { join } from 'node:path'
import { childEnvironment, nodeFlags } from '../runner/child-process.ts'
import { runCommand } from '../runner/run.ts'
import { root } from '../runner/settings.ts'
import type { CheckOutcome } from './checks.ts'

/** Seeds of every submission; each once found something that the demo's dealers hid. */
const SEEDS = ['12', '31', '32', '41', '44', '47', '48', '101', '103', '105', '515458', '959817']
/** As many of them belong to the short run. */
const SHORT_SEEDS = 2
/** Dealers of the long run, of new seeds each time. */
const NEW_DEALERS = '500'

/** Random dealers in the running system: `site/random-dealer/main.ts` says what must hold for each. */
export async function checkRandomDealers(env: NodeJS.ProcessEnv): Promise<CheckOutcome> {
  const script = join(root, 'site/random-dealer/main.ts')
  const seeds = process.env.FORECOURT_SHORT ? SEEDS.slice(-SHORT_SEEDS) : SEEDS
  const dealers = process.env.FORECOURT_FULL ? ['--new', NEW_DEALERS] : seeds
  const { output } = await runCommand(
    process.execPath,
    [...nodeFlags, script, ...dealers],
    childEnvironment({ ...process.env, ...env }),
  )
  const counts = /^(\d+) passed, (\d+) failed$/m.exec(output)
  if (counts === null) return { passed: 0, failed: 1, output }
  const failed = Number(counts[2])
  return {
    passed: Number(counts[1]),
    failed,
    ...(failed > 0 ? { output, failures: ['random dealers'] } : {}),
  }
}
