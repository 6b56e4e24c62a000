// Which site somebody chose last, kept in the browser; where it denies storage, the choice ends with the page.
const findKey = (user: string) => `forecourt.site.${user}`

/** The id of the site the user chose last, or null. */
export function rememberedSite(user: string): string | null {
  try {
    return storage().getItem(findKey(user))
  } catch (error) {
    console.warn('The browser denies storage; the last site is not known.', error)
    return null
  }
}

export function rememberSite(user: string, site: string): void {
  try {
    storage().setItem(findKey(user), site)
  } catch (error) {
    console.warn('The browser denies storage; the site is remembered until the page is left.', error)
  }
}

export function forgetSite(user: string): void {
  try {
    storage().removeItem(findKey(user))
  } catch (error) {
    console.warn('The browser denies storage.', error)
  }
}

function storage(): Storage {
  // biome-ignore lint/style/noRestrictedGlobals: guarded by the callers above
  return localStorage
}
