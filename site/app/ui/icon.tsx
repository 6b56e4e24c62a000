import type { IconName } from './icons/icon-names.ts'
import sprite from './icons/sprite.generated.svg?no-inline'

/** A drawing of 24 units in the colour of its text; without `label` it is hidden from assistive technology. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg className={className ? `i ${className}` : 'i'} {...words}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
