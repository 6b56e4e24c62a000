import { createHash, randomUUID } from 'node:crypto'
import type { FileToSave } from '#db/leads/lead-files.ts'
import type { LeadFieldErrors, LeadFieldRule } from '../form/lead-fields.ts'
import { fileMessage, notReadable, readFileKind } from '../form/lead-file.ts'
import { detectFileKind, MEDIA_TYPES } from './file-kind.ts'
import type { LeadSubmission, SentFile } from './lead-submission.ts'

const LONGEST_NAME = 100

/** A file's name without folders and control characters, its end kept. */
export function cleanFileName(name: string): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029"]/gu, '')
    .trim()
  return base.length <= LONGEST_NAME ? base : base.slice(-LONGEST_NAME)
}

/** The answers with the names of the files that came with them; a file's field has no other answer. */
export function withFileNames(
  rules: readonly LeadFieldRule[],
  { fields, files = {} }: Pick<LeadSubmission, 'fields' | 'files'>,
): Record<string, string> {
  const names = rules
    .filter(({ type }) => type === 'file')
    .map(({ name }): [string, string] => [name, files[name]?.name ?? ''])
  return { ...fields, ...Object.fromEntries(names) }
}

/** Why files are not taken, by their fields: name, size and content are checked. */
export function listFileErrors(
  rules: readonly LeadFieldRule[],
  { files = {} }: Pick<LeadSubmission, 'files'>,
): LeadFieldErrors {
  const wrong = rules.flatMap(({ name, type }): [string, string][] => {
    const file = type === 'file' ? files[name] : undefined
    const message = file ? checkFile(file) : null
    return message === null ? [] : [[name, message]]
  })
  return Object.fromEntries(wrong)
}

function checkFile(file: SentFile): string | null {
  const message = fileMessage(file)
  if (message !== null) return message
  const kind = detectFileKind(file.bytes)
  return kind !== null && kind === readFileKind(file.name) ? null : notReadable(file.name)
}

/** The files as they are stored. To be called with files that `listFileErrors` has passed. */
export function buildFiles(
  rules: readonly LeadFieldRule[],
  { files = {} }: Pick<LeadSubmission, 'files'>,
): FileToSave[] {
  return rules.flatMap(({ name: field, type }) => {
    const file = type === 'file' ? files[field] : undefined
    const kind = file && detectFileKind(file.bytes)
    if (!file || !kind) return []
    const content = Buffer.from(file.bytes).toString('base64')
    return [
      { id: randomUUID(), field, name: file.name, media_type: MEDIA_TYPES[kind], size: file.size, content },
    ]
  })
}

/** Tells files apart, so that another one is another submission. */
export const digestFiles = ({ files = {} }: Pick<LeadSubmission, 'files'>): [string, string][] =>
  Object.entries(files).map(([field, { bytes }]) => [field, createHash('sha256').update(bytes).digest('hex')])
