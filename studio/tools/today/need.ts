import type { StudioSite } from '../../access/studio-sites.ts'
import type { PlaceToGo } from './place-to-go.ts'

/** Something that wants doing: the fact, what comes of it, and the way there. */
export interface Need {
  readonly id: string
  /** Red: something is lost or wrong on the site. Amber: it can wait, and go out. */
  readonly tone: 'red' | 'amber'
  readonly icon: 'lead' | 'stock' | 'dates' | 'clash' | 'approval'
  readonly site: StudioSite
  /** ISO; since when it has been so, where that is known. */
  readonly since: string | null
  readonly fact: string
  readonly consequence: string
  readonly action: { readonly words: string; readonly place: PlaceToGo }
}
