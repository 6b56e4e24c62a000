import { useEffect, useState } from 'react'
import { BlockList } from '#app/blocks/block-list.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { TestDrivePageModel } from '../test-drive-model.ts'
import { CarChoice } from './car-choice.tsx'
import { DriveNext } from './drive-next.tsx'
import { type Drive, DriveSummary } from './drive-summary.tsx'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/test-drive.css'

/** The page of a test drive: which vehicle, where, when and who, with the appointment and the next steps beside it. */
export function TestDrivePage(page: Omit<TestDrivePageModel, 'meta'>) {
  const { title, form, car, cars, blocks, words } = page
  const [chosen, setChosen] = useState<Pick<Drive, 'when' | 'place'>>(() => getChoices(form))
  useEffect(() => setChosen((before) => ({ ...before, place: getChoices(form).place })), [form])
  const drive: Drive = { ...chosen, place: chosen.place || page.place?.name || '', car: car?.name ?? '' }
  const places = page.place ? [...page.places, page.place] : page.places
  const place = places.find(({ name }) => name === drive.place) ?? null
  const begun = drive.when !== '' || drive.car !== ''
  const crumbs = [
    { label: 'Home', href: homePath() },
    ...(car ? [{ label: car.name, href: car.href }] : []),
    { label: title },
  ]
  return (
    <>
      <PageHead title={title} crumbs={crumbs} lede={form.intro} />
      <div className="wrap page form-page drive">
        <div className="two-col two-col--form drive__cols">
          <LeadForm
            form={form}
            addressed
            titled
            slots={{ 'The vehicle': <CarChoice car={car} cars={cars} place={page.place} /> }}
            summary={
              <p className="drive__bar">
                {begun ? [drive.when || drive.car, drive.place].filter(Boolean).join(' · ') : null}
              </p>
            }
            onAnswer={(element, changed) => setChosen(readChoices(element, changed))}
          />
          <aside className="stick drive__aside" aria-label={`Your ${words.trial}`}>
            <DriveSummary drive={drive} place={place} trial={words.trial} />
            <DriveNext place={drive.place} minutes={page.minutes} phone={page.phone} words={words} />
          </aside>
        </div>
      </div>
      <BlockList blocks={blocks} />
    </>
  )
}

/** The choices that a form comes with. */
function getChoices(form: LeadFormModel): Pick<Drive, 'when' | 'place'> {
  const fields = form.steps.flatMap((step) => step.fields)
  const words = (name: string) => {
    const field = fields.find((each) => each.name === name)
    return field?.options?.find(({ value }) => value === field.value)?.label ?? ''
  }
  return { when: '', place: words('location_id') || words('distribution_location') }
}

/** The choices in the form; the times of another place are no longer valid. */
function readChoices(form: HTMLFormElement, changed: EventTarget): Pick<Drive, 'when' | 'place'> {
  const words = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.dataset.words ?? ''
  const moved = changed instanceof HTMLInputElement && changed.name === 'location_id'
  return {
    when: moved ? '' : words('appointment'),
    place: words('location_id') || words('distribution_location'),
  }
}
