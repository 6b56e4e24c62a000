import type { TradeWords } from '#app/domain/words/trade-words.ts'
import { HoursTable } from '#app/parts/contact/hours-table.tsx'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import type { DrivePlace } from '../test-drive-model.ts'

/** What is chosen so far, in words; '' for nothing. */
export type Drive = { when: string; place: string; car: string }

type DriveSummaryProps = { drive: Drive; place: DrivePlace | null; trial: TradeWords['trial'] }

/** The appointment as chosen so far; until a time is, with the hours of its place. Nothing before a choice. */
export function DriveSummary({ drive, place, trial }: DriveSummaryProps) {
  const [title, ...others] = [drive.when, drive.place, drive.car].filter(Boolean)
  const hours = drive.when === '' ? (place?.hours ?? []) : []
  return (
    <section
      className={title ? 'sum drive__sum' : 'drive__sum'}
      aria-labelledby={title ? 'drive-when' : undefined}
      aria-live="polite"
    >
      {title ? (
        <>
          <p className="small muted">Your {trial}</p>
          <h2 id="drive-when" className="sum__when">
            {title}
          </h2>
          {others.map((words) => (
            <p className="sum__more" key={words}>
              {words}
            </p>
          ))}
          {place?.openState ? <OpenNow state={place.openState} /> : null}
          {place && hours.length > 0 ? <HoursTable name={place.name} hours={hours} small /> : null}
        </>
      ) : null}
    </section>
  )
}
