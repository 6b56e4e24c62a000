import {
  checkLook,
  layOwnLook,
  OWN_LOOK_COLOURS,
  type OwnLook,
  type OwnLookColour,
  type TemplateName,
} from '@forecourt/schemas/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { draftSettings, saveSettings } from './save-settings.ts'
import { saveTemplate } from './save-tenant.ts'
import type { SetUpFacts } from './steps.ts'
import { useSaving } from './use-saving.ts'
import { readPlatformLook } from './worn-look.ts'

/** After the last key the draft is written, and the page beside it loaded anew. */
const PAUSE_MS = 600
const HEX = /^#[0-9a-f]{6}$/i

/** A look as it is typed. */
export interface TypedLook {
  /** '' means the platform's. */
  readonly colours: Readonly<Record<OwnLookColour, string>>
  readonly wordmark: string
  /** The picture in place of the name: the address of the present one, or the id of one just uploaded. */
  readonly logo: { readonly asset: string } | 'present' | null
}

export interface LookForm {
  readonly form: TypedLook
  /** The colours that can be read so far. */
  readonly colours: Partial<OwnLook>
  readonly isReadable: boolean
  /** Counts the writings of the draft. */
  readonly version: number
  readonly isBusy: boolean
  readonly error: string | null
  readonly change: (fields: Partial<Pick<TypedLook, 'wordmark'>>) => void
  readonly changeColour: (name: OwnLookColour, colour: string) => void
  readonly chooseLogo: (file: File | null) => void
  readonly chooseTemplate: (template: TemplateName) => void
  /** @returns whether it was saved */
  readonly use: () => Promise<boolean>
}

/** The look of a site: what is typed goes into the draft, which the page beside shows; “Use this look” puts it on the site. */
export function useLookForm(site: StudioSite, facts: SetUpFacts): LookForm {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { isBusy, error, save } = useSaving()
  const [form, setForm] = useState(() => readForm(facts))
  const [version, setVersion] = useState(0)
  const seen = () => setVersion((last) => last + 1)
  const colours = useMemo(() => readColours(form), [form])
  const { template, base } = readPlatformLook(facts)
  const isReadable = checkLook(layOwnLook(base, colours), template).shown
  const endDrafting = useDrafting(form, isReadable, async () => {
    if (await save(() => draftSettings(client, site.id, toSettings(form, colours)))) seen()
  })
  const chooseLogo = async (file: File | null) => {
    if (file === null) return setForm((last) => ({ ...last, logo: null }))
    await save(async () => {
      const asset = await client.assets.upload('image', file, { filename: file.name })
      setForm((last) => ({ ...last, logo: { asset: asset._id } }))
    })
  }
  const use = async () => {
    await endDrafting()
    const decided = [...(facts.content.settings?.decided ?? []).filter((id) => id !== 'look'), 'look']
    const settled = site.launch === null ? {} : { 'launch.decided': decided }
    const change = Object.assign(toSettings(form, colours), settled)
    return save(() => saveSettings(client, site.id, change))
  }
  return {
    form,
    colours,
    isReadable,
    version,
    isBusy,
    error,
    change: (fields) => setForm((last) => ({ ...last, ...fields })),
    changeColour: (name, colour) =>
      setForm((last) => ({ ...last, colours: { ...last.colours, [name]: colour } })),
    chooseLogo: (file) => void chooseLogo(file),
    chooseTemplate: (chosen) =>
      void save(() => saveTemplate(client, site.id, chosen)).then((isSaved) => isSaved && seen()),
    use,
  }
}

/**
 * Calls `write` a moment after the last change of what is typed, while it can be read.
 * @returns drops a writing that has not begun, and waits for one that has, so that none comes after what is saved
 */
function useDrafting(form: TypedLook, isReadable: boolean, write: () => Promise<void>): () => Promise<void> {
  const first = useRef(form)
  const latest = useRef(write)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef(Promise.resolve())
  latest.current = write
  useEffect(() => {
    if (form === first.current || !isReadable) return
    timer.current = setTimeout(() => {
      running.current = latest.current()
    }, PAUSE_MS)
    return () => clearTimeout(timer.current)
  }, [form, isReadable])
  return async () => {
    clearTimeout(timer.current)
    await running.current
  }
}

function readForm({ content: { settings } }: SetUpFacts): TypedLook {
  const own = settings?.look
  const colours = Object.fromEntries(OWN_LOOK_COLOURS.map((name) => [name, own?.[name] ?? '']))
  return {
    colours: colours as TypedLook['colours'],
    wordmark: settings?.wordmark ?? '',
    logo: settings?.logo ? 'present' : null,
  }
}

function readColours({ colours }: TypedLook): Partial<OwnLook> {
  const valid = OWN_LOOK_COLOURS.filter((name) => HEX.test(colours[name]))
  return Object.fromEntries(valid.map((name) => [name, colours[name].toLowerCase()]))
}

/** The picture that is there stays as it is, with its crop. */
function toSettings({ wordmark, logo }: TypedLook, colours: Partial<OwnLook>): Record<string, unknown> {
  const change: Record<string, unknown> = {
    look: Object.keys(colours).length > 0 ? colours : undefined,
    wordmark: wordmark.trim() || undefined,
  }
  if (logo === null) change.logo = undefined
  else if (logo !== 'present')
    change.logo = { _type: 'image', asset: { _type: 'reference', _ref: logo.asset } }
  return change
}
