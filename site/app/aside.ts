/*
 * A document's data on its way to the browser, beside the framework's: large parts of it stand as plain JSON in scripts
 * of their own at the document's end (decision 013). The loader's answer names them.
 */
export type Aside = { readonly aside: string }

/** The id of the script that holds a part. */
export const asideId = (name: string) => `aside-${name}`

/** What was set aside, by the answers that name it: on the server as it was made, in the browser once it is read. */
const known = new WeakMap<Aside, unknown>()

/** Notes what an answer stands for where it was made. */
export function noteAside(sent: Aside, value: unknown): void {
  known.set(sent, value)
}

/**
 * What an answer stands for; one that names nothing is the thing itself.
 * @param complete makes it whole of what was sent, where the rest stands in the document
 */
export function takeAside<T extends object>(sent: Aside | T, complete: (sent: T) => T = (whole) => whole): T {
  if (!('aside' in sent)) return sent
  const found = known.get(sent)
  if (found !== undefined) return found as T
  const value = complete(JSON.parse(document.getElementById(asideId(sent.aside))?.textContent ?? '') as T)
  known.set(sent, value)
  return value
}
