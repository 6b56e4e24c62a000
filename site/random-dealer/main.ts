// Makes random dealers in a running system and looks whether what holds for every dealer holds for them.
//
//   node site/random-dealer/main.ts SEED ...      the dealers of these seeds
//   node site/random-dealer/main.ts --new COUNT   as many new ones; their seeds are printed
//
// Exit code 1 when something does not hold; a failure is printed with the few choices that cause it.
import { randomInt } from 'node:crypto'
import { CHECKS } from './checks/index.ts'
import { DealerSite, type Finding } from './dealer-site.ts'
import { describeChange, type RandomDealer, randomDealer } from './random-dealer.ts'
import { RunningDealers } from './running-dealer.ts'
import { shrinkList } from './shrink.ts'

/** Tries to find the cause of one failure; each publishes, imports and looks again. */
const TRIES = 40
/** Failures whose cause is looked for; more of them usually have the same one. */
const MOST_SHRUNK = 3

const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const running = new RunningDealers(systemFromEnvironment())
  const lake = await running.readLake()
  let [passed, failed, shrunk] = [0, 0, 0]
  for (const seed of seedsFromArguments(process.argv.slice(2))) {
    const base = await running.create(seed)
    const dealer = await randomDealer(seed, base, lake)
    const findings = await lookAt(running, dealer)
    for (const check of Object.keys(CHECKS)) {
      const found = findings.filter((finding) => finding.rule === check)
      if (found.length === 0) passed += 1
      else failed += 1
      for (const finding of firstOfEach(found)) {
        const more = found.filter((other) => other.check === finding.check).length - 1
        print(
          `seed ${seed}: ${finding.check}: ${finding.where}: ${finding.says}${more > 0 ? ` (and ${more} more)` : ''}`,
        )
        if (shrunk < MOST_SHRUNK) await printCause(running, dealer, finding)
        shrunk += 1
      }
    }
    await running.remove(dealer.slug)
  }
  print(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

type RuleFinding = Finding & { rule: string }

async function lookAt(
  running: RunningDealers,
  dealer: RandomDealer,
  rules: readonly string[] = Object.keys(CHECKS),
): Promise<RuleFinding[]> {
  const site = new DealerSite(running, dealer, await running.show(dealer))
  const findings: RuleFinding[] = []
  for (const [rule, check] of Object.entries(CHECKS)) {
    if (!rules.includes(rule)) continue
    const found = await check(site).catch((error: unknown): Finding[] => [
      { check: 'the site can be read', where: dealer.slug, says: String(error) },
    ])
    for (const finding of found) findings.push({ rule, ...finding })
  }
  return findings
}

function firstOfEach(findings: readonly RuleFinding[]): RuleFinding[] {
  return findings.filter(({ check }, at) => findings.findIndex((other) => other.check === check) === at)
}

/** Leaves out choices and vehicles as long as the same rule fails, and prints what is left. */
async function printCause(
  running: RunningDealers,
  dealer: RandomDealer,
  { rule, check }: RuleFinding,
): Promise<void> {
  const tries = { left: TRIES }
  const fails = async (changed: RandomDealer) =>
    (await lookAt(running, changed, [rule])).some((finding) => finding.check === check)
  const changes = await shrinkList(dealer.changes, (left) => fails({ ...dealer, changes: left }), tries)
  const few = { ...dealer, changes }
  const vehicles = await shrinkList(few.vehicles, (left) => fails({ ...few, vehicles: left }), tries)
  print(
    `  ${changes.length} choices and ${vehicles.length} vehicles cause it${tries.left > 0 ? '' : ' (perhaps fewer)'}:`,
  )
  for (const change of changes.slice(0, 10)) print(`    ${describeChange(change)}`)
  for (const vehicle of vehicles.slice(0, 3)) print(`    ${JSON.stringify(vehicle.fields)}`)
}

function seedsFromArguments(args: readonly string[]): number[] {
  if (args[0] === '--new') {
    const seeds = Array.from({ length: Number(args[1] ?? 1) }, () => randomInt(1_000_000))
    print(`seeds ${seeds.join(' ')}`)
    return seeds
  }
  const seeds = args.map(Number)
  if (seeds.length === 0 || seeds.some((seed) => !Number.isInteger(seed) || seed < 0)) {
    throw new Error('Name the seeds of the dealers as whole numbers, or --new and how many.')
  }
  return seeds
}

function systemFromEnvironment() {
  const variable = (name: string) => {
    const value = process.env[name]
    if (!value) throw new Error(`${name} is not set: it names the system under test.`)
    return value
  }
  return {
    sitePort: Number(variable('E2E_SITE_PORT')),
    studioPort: Number(variable('E2E_STUDIO_PORT')),
    searchUrl: variable('E2E_SEARCH_URL'),
    searchKey: variable('E2E_SEARCH_KEY'),
    writeToken: variable('E2E_WRITE_TOKEN'),
    dataDir: variable('E2E_DATA_DIR'),
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
