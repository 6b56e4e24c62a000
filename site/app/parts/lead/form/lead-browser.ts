import { localStore } from '#app/ui/browser-storage.ts'
import { readLanding, readParams, visitedKey } from './visits.ts'

// A form's reads and writes of browser storage.

/** The texts of a form by field name; an unticked checkbox has none. */
export function readTexts(sent: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const [name, value] of sent) if (typeof value === 'string') answers[name] = value
  return answers
}

/** Personal details from earlier forms, by their API names (DATA-35). */
export function readDetails(tenant: string): Record<string, string> {
  const stored = localStore.readJson(`${tenant}.user_details`)
  return stored !== null && typeof stored === 'object'
    ? (storedUser(stored as Record<string, string>) as Record<string, string>)
    : {}
}

/** Stores personal details for later forms, without empty ones (LEAD-32). */
export function storeDetails(tenant: string, answers: Readonly<Record<string, string>>): void {
  const details = { ...readDetails(tenant), ...storedUser(answers) }
  localStore.write(`${tenant}.user_details`, JSON.stringify(details))
}

/** Fills a form's empty fields with the stored details (LEAD-32). */
export function fillDetails(tenant: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDetails(tenant))) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.value === '') control.value = value
  }
}

/** The pages of this site that the browser visited, the latest last. */
export function visitedPages(tenant: string): string[] {
  const stored = localStore.readJson(visitedKey(tenant))
  return Array.isArray(stored) ? stored.filter((page) => typeof page === 'string') : []
}

/** The query parameters that the visit began with, such as a campaign's, and those of the page (LEAD-23). */
export function linkedQueryParams(tenant: string, search: string): Record<string, string> {
  return { ...readLanding(tenant), ...readParams(search) }
}

/** The attributes of a lead as a form sends them: JSON. */
export const leadAttributes = (tenant: string): string =>
  JSON.stringify({
    visited_pages: visitedPages(tenant),
    linked_query_params: linkedQueryParams(tenant, location.search),
  })

/** The name of the vehicle of the last lead; '' without a successful lead or a vehicle. */
export function readSuccess(tenant: string): string {
  if (localStore.readJson(`${tenant}.enquiry_success`) !== true) return ''
  const car = localStore.readJson(`${tenant}.enquiry_car`) as { name?: unknown } | null
  return typeof car?.name === 'string' ? car.name : ''
}

/** The details that browser storage may hold, by their names there (DATA-35). */
const STORED_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

type StoredUser = Partial<Record<(typeof STORED_FIELDS)[number], string>>

/** What is stored of a person's details: known fields, only those with a value. */
export function storedUser(details: Readonly<Record<string, string | null | undefined>>): StoredUser {
  const stored: StoredUser = {}
  for (const key of STORED_FIELDS) {
    const value = details[key]?.trim()
    if (value) stored[key] = value
  }
  return stored
}
