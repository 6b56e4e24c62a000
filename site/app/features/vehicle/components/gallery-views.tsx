import { Icon } from '#app/ui/icon.tsx'

type GalleryViewsProps = { index: number; go: (index: number) => void; openSpin: () => void }

const VIEWS = [
  { id: 'spin', label: 'Spin', icon: 'rotate-3d' },
  { id: 'picture-1', label: 'Images', icon: null },
] as const

/** The two views of a car that turns (VDP-02); links, so that they lead there without JavaScript too. */
export function GalleryViews({ index, go, openSpin }: GalleryViewsProps) {
  return (
    <nav className="seg" aria-label="View">
      {VIEWS.map(({ id, label, icon }, view) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={view === Math.min(index, 1) ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(view)
            if (view === 0) openSpin()
          }}
        >
          {icon ? <Icon name={icon} /> : null}
          {label}
        </a>
      ))}
    </nav>
  )
}
