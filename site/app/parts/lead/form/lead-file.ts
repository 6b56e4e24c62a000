/** The most that a file of a form may have, in bytes. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024

/** The kinds of files that a form takes, by their extensions. */
export const FILE_EXTENSIONS = {
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
} as const

export type FileKind = keyof typeof FILE_EXTENSIONS

/** For the browser's file chooser. */
export const FILE_ACCEPT = Object.values(FILE_EXTENSIONS)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',')

/** What a form's file is called and how large it is. */
export type FileFacts = { name: string; size: number }

/** The kind that a file's name says; null for none that a form takes. */
export function readFileKind(name: string): FileKind | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  const found = Object.entries(FILE_EXTENSIONS).find(([, all]) => all.some((one) => one === extension))
  return found && name.includes('.') ? (found[0] as FileKind) : null
}

/** Why a file is not taken, and what to do; null for one that may be. Its content is the site's to check. */
export function fileMessage({ name, size }: FileFacts): string | null {
  if (size === 0) return `${name} is empty. Choose another file.`
  if (readFileKind(name) === null) return notReadable(name)
  if (size <= MOST_FILE_BYTES) return null
  return `${name} is ${formatMegabytes(size)}, and 5 MB is the most. Save it as a PDF or a smaller photo.`
}

/** Said of a file that is not what it should be. */
export const notReadable = (name: string) =>
  `${name} isn’t a PDF, a Word file or a photo. Save it as a PDF and choose that.`

const formatMegabytes = (bytes: number) => `${Math.max(5.1, bytes / 1_048_576).toFixed(1)} MB`
