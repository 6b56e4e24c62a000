/** Another process or run holds a conflicting lock. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError'
}

/**
 * Work that only one process may do at a time: the import of one dealer, rebuilding the index (which excludes all imports), or
 * watching the drop folders.
 */
export type LockName = `import-${string}` | 'reindex' | 'watch'

/** The work of a lock in words. */
export function describeWork(name: string): string {
  if (name === 'reindex') return 'the index is being rebuilt'
  if (name === 'watch') return 'the drop folders are already being watched'
  return `an import of ${name.slice('import-'.length)} is running`
}
