import { withoutStega } from '#app/ui/without-stega.ts'

/** Characters with a meaning in Markdown or HTML. */
const SPECIAL = /[\\`*_{}[\]<>#|~]/g

/** A text as one line of Markdown, in which nothing of it has a meaning. */
export const mdText = (text: string): string =>
  withoutStega(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SPECIAL, (character) => `\\${character}`)
    // At the beginning of a line these would begin a list.
    .replace(/^([-+]|\d+[.)])(?= )/, '\\$1')

/** Paragraphs, a line of the text each. */
export const mdParagraphs = (text: string): string[] => text.split('\n').map(mdText).filter(Boolean)

/** A list with an entry a line. */
export const mdList = (entries: readonly string[]): string => entries.map((entry) => `- ${entry}`).join('\n')

/** Labels and values; those without a value are left out. */
export const mdFacts = (facts: readonly { label: string; value: string }[]): string =>
  mdList(
    facts
      .filter(({ value }) => withoutStega(value).trim() !== '')
      .map(({ label, value }) => `${mdText(label)}: ${mdText(value)}`),
  )

/** A link to an address of the site, as `paths.ts` writes it. */
export const mdLink = (label: string, href: string, note = ''): string => {
  const target = href.replaceAll('(', '%28').replaceAll(')', '%29')
  return `[${mdText(label)}](${target})${note ? `: ${mdText(note)}` : ''}`
}

/** A document of blocks with an empty line between; empty blocks are left out. */
export const mdDocument = (blocks: readonly string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`

/** A part with a heading; [] without text. */
export const mdSection = (title: string, body: string): string[] => (body === '' ? [] : [`## ${title}`, body])
