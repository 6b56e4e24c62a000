/**
 * Whether a file writes the day or the month first. Days after the twelfth tell: `24/7/2026` is day first, `7/24/2026`
 * month first. A file without any is day first, as Australians write.
 */
export class DateOrder {
  readonly isMonthFirst: boolean
  #dayFirst = ''
  #monthFirst = ''

  constructor(isMonthFirst: boolean) {
    this.isMonthFirst = isMonthFirst
  }

  /** Takes a date of two numbers before its year. */
  note(first: string, second: string, written: string): void {
    if (Number(first) > 12 && Number(second) <= 12) this.#dayFirst ||= written
    if (Number(second) > 12 && Number(first) <= 12) this.#monthFirst ||= written
  }

  /** Whether all dates that tell are month first. */
  get tellsMonthFirst(): boolean {
    return this.#monthFirst !== '' && this.#dayFirst === ''
  }

  /** A date of each order where the file has both; null otherwise. */
  get contradiction(): { dayFirst: string; monthFirst: string } | null {
    const [dayFirst, monthFirst] = [this.#dayFirst, this.#monthFirst]
    return dayFirst !== '' && monthFirst !== '' ? { dayFirst, monthFirst } : null
  }
}
