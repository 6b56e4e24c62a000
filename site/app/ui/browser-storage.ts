// The only module that uses the browser's storage (biome.json forbids the globals elsewhere). Reading the property
// itself throws where third-party storage is denied, as in a frame of the Studio; writing throws when storage is full.
// https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
import { parseJson } from '#app/domain/parse-json.ts'

export interface BrowserStorage {
  /** The stored text; null for none. */
  read(key: string): string | null
  /** The stored JSON, not validated; null for none and for text that is no JSON. */
  readJson(key: string): unknown
  /** @returns whether the browser stored it; otherwise it is in the page's memory */
  write(key: string, text: string): boolean
  remove(key: string): void
}

/**
 * Storage that never throws. What the browser refuses is in memory until the page is left; the first failure is
 * reported.
 */
export function guardStorage(open: () => Storage, memory?: Map<string, string>): BrowserStorage {
  let reported = false
  const report = (error: unknown) => {
    if (!reported) console.warn('The browser denies storage; this page remembers until it is left.', error)
    reported = true
  }
  const read = (key: string): string | null => {
    try {
      return memory?.get(key) ?? open().getItem(key)
    } catch (error) {
      report(error)
      return null
    }
  }
  return {
    read,
    readJson: (key) => parseJson(read(key) ?? ''),
    write(key, text) {
      try {
        open().setItem(key, text)
        memory?.delete(key)
        return true
      } catch (error) {
        report(error)
        memory?.set(key, text)
        return false
      }
    },
    remove(key) {
      memory?.delete(key)
      try {
        open().removeItem(key)
      } catch (error) {
        report(error)
      }
    },
  }
}

/** None on the server: its process serves many visitors. */
const pageMemory = () => (typeof document === 'undefined' ? undefined : new Map<string, string>())

/** Shared by all tabs of this site, and persistent. */
export const localStore = guardStorage(() => localStorage, pageMemory())
/** Per tab, across pages. */
export const tabStore = guardStorage(() => sessionStorage, pageMemory())
