import { LinkButton } from '#app/ui/button.tsx'
import type { ServiceFrameModel } from '../service-model.ts'

/** A provider's booking page in a frame, and a link to it where frames are blocked (SVC-04, SVC-10). */
export function ServiceFrame({ frame: { src, title, size } }: { frame: ServiceFrameModel }) {
  return (
    <div>
      <iframe
        className="service__page"
        src={src}
        title={title}
        width={size.width}
        height={size.height}
        loading="lazy"
        referrerPolicy="strict-origin"
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
      />
      <p className="service__out">
        <span className="small muted">Calendar not loading?</span>{' '}
        <LinkButton look="line" size="small" icon="external-link" href={src} target="_blank" rel="noopener">
          Open it in a new tab
        </LinkButton>
      </p>
    </div>
  )
}
