import { storedUser } from '#app/domain/account/stored-user.ts'

// What a form reads from and keeps in the browser. Storage may fail; then a form is merely empty.

/** The answers of a form by their names: a box that is not ticked is ''. */
export function answersOf(form: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') answers[name] = value
  return answers
}

/** Details somebody gave before, by the names of the wire (DATA-35). */
export function readDetails(tenant: string): Record<string, string> {
  const kept = readJson(`${tenant}.user_details`)
  return kept !== null && typeof kept === 'object'
    ? (storedUser(kept as Record<string, string>) as Record<string, string>)
    : {}
}

/** Keeps what somebody gave of themselves for later forms: only what has a value (LEAD-32). */
export function keepDetails(tenant: string, answers: Readonly<Record<string, string>>): void {
  const details = { ...readDetails(tenant), ...storedUser(answers) }
  write(`${tenant}.user_details`, JSON.stringify(details))
}

/** Fills what is still empty of a form with what is kept (LEAD-32). */
export function fillDetails(tenant: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDetails(tenant))) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.value === '') control.value = value
  }
}

/** The pages of this site the browser was on, the last one last. */
export function visitedPages(tenant: string): string[] {
  const kept = readJson(`${tenant}.visited_pages`)
  return Array.isArray(kept) ? kept.filter((page) => typeof page === 'string') : []
}

/** What hangs on the page's address, as advertisers put it there. */
export const linkedQueryParams = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch (error) {
    console.warn('What the browser keeps cannot be read.', error)
    return null
  }
}

export function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    console.warn('The browser cannot keep this.', error)
  }
}

/** The vehicle that was just asked about; '' without a lead that succeeded, or one about no vehicle. */
export function readSuccess(tenant: string): string {
  if (readJson(`${tenant}.enquiry_success`) !== true) return ''
  const car = readJson(`${tenant}.enquiry_car`) as { name?: unknown } | null
  return typeof car?.name === 'string' ? car.name : ''
}
