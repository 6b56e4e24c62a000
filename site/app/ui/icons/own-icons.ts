import type { OWN_ICONS } from './icon-names.ts'

const filled = (d: string) => `<path fill="currentColor" stroke="none" d="${d}"/>`

/**
 * Markup of the icons that lucide does not have. The networks' logos are plain drawings that only identify a link; the
 * trade marks belong to their owners.
 */
export const OWN_ICON_MARKUP: Record<(typeof OWN_ICONS)[number], string> = {
  odometer: '<path d="M4.5 18.5a9 9 0 1 1 15 0"/><path d="m12 14 4-4.5"/><circle cx="12" cy="14" r="1"/>',
  engine:
    '<path d="M6 8.5h7.5l3 3H19V9.5h2.5v8H19v-2h-2l-2.5 3H9l-3-3Z"/><path d="M6 12H2.5M2.5 9v6M9.5 8.5v-3M7 5.5h5"/>',
  gearbox:
    '<path d="M5 5v14M12 5v14M19 5v7H5"/><circle cx="5" cy="4" r="1.6"/><circle cx="12" cy="4" r="1.6"/>' +
    '<circle cx="19" cy="4" r="1.6"/><circle cx="5" cy="20" r="1.6"/><circle cx="12" cy="20" r="1.6"/>',
  'pin-filled':
    filled('M12 1.5c-4.6 0-8.2 3.6-8.2 8.1 0 5.9 8.2 13 8.2 13s8.2-7.1 8.2-13c0-4.5-3.6-8.1-8.2-8.1Z') +
    '<circle cx="12" cy="9.6" r="2.9" fill="var(--brand-ink)" stroke="none"/>',
  facebook: filled(
    'M14 8.5h2.6V5.1h-3c-2.6 0-4.1 1.6-4.1 4.2v2H7v3.3h2.5V21h3.6v-6.4h2.8l.5-3.3h-3.3V9.6c0-.7.3-1.1.9-1.1Z',
  ),
  instagram:
    '<rect x="4" y="4" width="16" height="16" rx="4.5"/><circle cx="12" cy="12" r="3.6"/>' +
    '<circle cx="16.6" cy="7.4" r=".6" fill="currentColor"/>',
  youtube: `<rect x="3" y="6" width="18" height="12.5" rx="3.5"/>${filled('m10.3 9.6 4.6 2.7-4.6 2.7Z')}`,
  tiktok: '<path d="M13.5 4v11.2a3.3 3.3 0 1 1-3.3-3.3"/><path d="M13.5 4c.3 2.7 2 4.3 4.8 4.5"/>',
  linkedin:
    '<path d="M6 10v9M10.5 19v-9M10.5 14.2c0-2.6 1.5-4.2 3.8-4.2s3.7 1.5 3.7 4.2V19"/>' +
    '<circle cx="6" cy="5.8" r="1" fill="currentColor"/>',
}
