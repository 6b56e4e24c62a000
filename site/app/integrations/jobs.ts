/** Work that comes round again, as staff see it. */
export interface JobState {
  readonly name: string
  readonly title: string
  /** `failed`: its last round failed, and it is tried again. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  /** ISO instant at which its last round began or ended; null before the first. */
  readonly at: string | null
  /** Why the last round failed; '' else. */
  readonly words: string
}
