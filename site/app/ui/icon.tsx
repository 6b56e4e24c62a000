import { type IconName, INLINE_ICONS } from './icons/icon-names.ts'
import inlineSymbols from './icons/inline-symbols.generated.svg?raw'
import sprite from './icons/sprite.generated.svg?no-inline'

const inline: ReadonlySet<IconName> = new Set(INLINE_ICONS)

/** A drawing of 24 units in the colour of its text; without `label` it is hidden from assistive technology. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg className={className ? `i ${className}` : 'i'} {...words}>
      <use href={inline.has(name) ? `#icon-${name}` : `${sprite}#${name}`} />
    </svg>
  )
}

/** The symbols that icons of the first screen refer to, at the beginning of a document. */
export function InlineIcons() {
  return <div hidden dangerouslySetInnerHTML={{ __html: inlineSymbols }} />
}
