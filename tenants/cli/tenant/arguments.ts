import { type StateCode, TEMPLATE_NAMES, type TemplateName } from '@forecourt/schemas/contract'

/** What may be asked of `npm run tenant`. */
export type TenantCommand =
  | { kind: 'new'; slug: string; name: string; template: TemplateName; state: StateCode }
  | { kind: 'list' }
  | { kind: 'diff'; one: string; other: string }
  | { kind: 'delete'; slug: string; sure: boolean; folder: string | null }
  | { kind: 'restore'; file: string }
  | { kind: 'retire'; slug: string }
  | { kind: 'reopen'; slug: string }
  | { kind: 'roles' }
  | { kind: 'migrate'; back: boolean }

/** What is printed when the words make no command. */
export const USAGE = `npm run tenant -- new SLUG [--template metro] [--name "Name"] [--state QLD]
npm run tenant -- list
npm run tenant -- diff SLUG SLUG
npm run tenant -- delete SLUG [--yes] [--to FOLDER]
npm run tenant -- restore FILE
npm run tenant -- retire SLUG
npm run tenant -- reopen SLUG
npm run tenant -- roles
npm run tenant -- migrate [--back]`

const STATES: readonly StateCode[] = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']
const VALUE_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  new: ['template', 'name', 'state'],
  delete: ['to'],
}
const SWITCHES: Readonly<Record<string, readonly string[]>> = { delete: ['yes'], migrate: ['back'] }
const WORDS: Readonly<Record<string, number>> = {
  new: 1,
  list: 0,
  diff: 2,
  delete: 1,
  restore: 1,
  retire: 1,
  reopen: 1,
  roles: 0,
  migrate: 0,
}

/** The words do not make a command; the message says which word and what there is instead. */
export class TenantUsageError extends Error {
  override name = 'TenantUsageError'
}

/**
 * The command that the words of a command line make.
 * @throws TenantUsageError
 */
export function readTenantCommand(args: readonly string[]): TenantCommand {
  const [kind = '', ...rest] = args
  if (!(kind in WORDS)) throw new TenantUsageError(kind === '' ? USAGE : `Unknown: ${kind}\n${USAGE}`)
  const { words, options } = splitArguments(kind, rest)
  if (words.length !== WORDS[kind]) throw new TenantUsageError(usageOf(kind))
  const [first = '', second = ''] = words
  switch (kind) {
    case 'new':
      return newCommand(first, options)
    case 'diff':
      return { kind, one: first, other: second }
    case 'delete':
      return { kind, slug: first, sure: options.has('yes'), folder: options.get('to') ?? null }
    case 'restore':
      return { kind, file: first }
    case 'retire':
    case 'reopen':
      return { kind, slug: first }
    case 'roles':
      return { kind }
    case 'migrate':
      return { kind, back: options.has('back') }
    default:
      return { kind: 'list' }
  }
}

function newCommand(slug: string, options: ReadonlyMap<string, string>): TenantCommand {
  const template = TEMPLATE_NAMES.find((name) => name === (options.get('template') ?? 'metro'))
  if (template === undefined) {
    throw new TenantUsageError(
      `There is no template “${options.get('template')}”. There are ${TEMPLATE_NAMES.join(', ')}.`,
    )
  }
  const state = STATES.find((code) => code === (options.get('state') ?? 'QLD').toUpperCase())
  if (state === undefined) {
    throw new TenantUsageError(`There is no state “${options.get('state')}”. There are ${STATES.join(', ')}.`)
  }
  return { kind: 'new', slug, name: options.get('name')?.trim() || nameOf(slug), template, state }
}

/** 'river-city-motors' → 'River City Motors'. */
function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ')
}

function splitArguments(kind: string, args: readonly string[]) {
  const words: string[] = []
  const options = new Map<string, string>()
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    const [, name = '', , given] = /^--([a-z]+)(=(.*))?$/s.exec(arg) ?? []
    if (!arg.startsWith('--')) words.push(arg)
    else if (SWITCHES[kind]?.includes(name) && given === undefined) options.set(name, 'yes')
    else if (VALUE_OPTIONS[kind]?.includes(name)) {
      if (given === undefined) at += 1
      const value = given ?? args[at] ?? ''
      if (value === '' || value.startsWith('--')) throw new TenantUsageError(`--${name} wants a value.`)
      options.set(name, value)
    } else throw new TenantUsageError(`Unknown: ${arg}\n${usageOf(kind)}`)
  }
  return { words, options }
}

function usageOf(kind: string): string {
  return USAGE.split('\n').find((line) => line.startsWith(`npm run tenant -- ${kind}`)) ?? USAGE
}
