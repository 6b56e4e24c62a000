/** Saves a text as a file on the person's machine. @param type its media type */
export const saveFile = (fileName: string, text: string, type: string): void =>
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }))

/** Saves bytes as a file on the person's machine. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: fileName })
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
