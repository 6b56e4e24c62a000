import { storedUser } from '#app/features/leads/form/stored-user.ts'
import { localStore } from '#app/ui/browser-storage.ts'

// What a form reads from the browser's storage and writes there.

/** The answers of a form by their names; a box that is not ticked has none. */
export function textsOf(sent: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const [name, value] of sent) if (typeof value === 'string') answers[name] = value
  return answers
}

/** Details somebody gave before, by the names of the wire (DATA-35). */
export function readDetails(tenant: string): Record<string, string> {
  const kept = localStore.readJson(`${tenant}.user_details`)
  return kept !== null && typeof kept === 'object'
    ? (storedUser(kept as Record<string, string>) as Record<string, string>)
    : {}
}

/** Keeps what somebody gave of themselves for later forms: only what has a value (LEAD-32). */
export function keepDetails(tenant: string, answers: Readonly<Record<string, string>>): void {
  const details = { ...readDetails(tenant), ...storedUser(answers) }
  localStore.write(`${tenant}.user_details`, JSON.stringify(details))
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
  const kept = localStore.readJson(`${tenant}.visited_pages`)
  return Array.isArray(kept) ? kept.filter((page) => typeof page === 'string') : []
}

/** What hangs on the page's address, as advertisers put it there. */
export const linkedQueryParams = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** The vehicle that was just asked about; '' without a lead that succeeded, or one about no vehicle. */
export function readSuccess(tenant: string): string {
  if (localStore.readJson(`${tenant}.enquiry_success`) !== true) return ''
  const car = localStore.readJson(`${tenant}.enquiry_car`) as { name?: unknown } | null
  return typeof car?.name === 'string' ? car.name : ''
}
