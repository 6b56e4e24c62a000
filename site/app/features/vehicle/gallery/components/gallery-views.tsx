import { Icon } from '#app/ui/icon.tsx'
import type { GallerySlide } from '../gallery-slides.ts'

type GalleryViewsProps = {
  index: number
  slides: readonly GallerySlide[]
  go: (index: number) => void
  openSpin: () => void
}

const VIEWS = [
  { kind: 'spin', label: 'Spin', icon: 'rotate-3d' },
  { kind: 'picture', label: 'Images', icon: null },
  { kind: 'interior', label: 'Interior', icon: null },
] as const

const VIEW_OF = {
  ...({ spin: 'spin', viewer: 'spin' } as const),
  ...({ picture: 'picture', video: 'picture', interior: 'interior' } as const),
}

/** The views that a car has (VDP-02, VDP-09); links, so that they work without JavaScript too. */
export function GalleryViews({ index, slides, go, openSpin }: GalleryViewsProps) {
  const shown = slides[index]?.kind
  const current = shown && VIEW_OF[shown]
  return (
    <nav className="seg" aria-label="View">
      {VIEWS.map(({ kind, label, icon }) => {
        const place = slides.findIndex((slide) => slide.kind !== 'video' && VIEW_OF[slide.kind] === kind)
        const slide = slides[place]
        if (slide === undefined) return null
        return (
          <a
            key={kind}
            href={`#${slide.id}`}
            aria-current={kind === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              go(place)
              if (slide.kind === 'spin') openSpin()
            }}
          >
            {icon ? <Icon name={icon} /> : null}
            {label}
          </a>
        )
      })}
    </nav>
  )
}
